import path from 'node:path';

import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';

import type {ShellConfig} from '../../browser/inline/config';
import {liveAddresses} from '../../framework/static-pages/liveAddresses';
import {storageKeys} from '../../site/storageKeys';
import {restScript} from '../lazy-scripts/bundleLazyScripts';

interface Options {
  /** Whether this is the build of the offline copy. */
  readonly isOfflineCopy: boolean;
}

/** Returns the part of the site's configuration that the inline script needs. */
function shellConfig(
  {siteConfig, siteDir, baseUrl}: LoadContext,
  livePages: ShellConfig['livePages'],
): ShellConfig {
  const isBuild = process.env.NODE_ENV === 'production';
  const {colorMode, announcementBar, navbar} = siteConfig.themeConfig as ThemeConfig;
  return {
    colorMode: {
      storageKey: storageKeys.colorMode,
      respectSystem: colorMode.respectPrefersColorScheme,
      defaultMode: colorMode.defaultMode,
    },
    announcement: announcementBar
      ? {
          id: announcementBar.id,
          idKey: storageKeys.announcementId,
          dismissKey: storageKeys.announcementDismissed,
        }
      : null,
    hideNavbarOnScroll: navbar.hideOnScroll,
    rest: isBuild ? baseUrl + restScript(siteDir) : null,
    startsLater: siteConfig.ssrTemplate !== undefined && isBuild,
    livePages,
  };
}

/**
 * Bundles and minifies `src/browser/inline` into one script, which is part of every page.
 *
 * @param isOfflineCopy whether it is for the offline copy, whose pages are files
 * @throws esbuild's errors when a module does not compile
 */
export function bundleShell(folder: string, config: ShellConfig, isOfflineCopy = false): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(folder, 'index.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: {
      SHELL_CONFIG: JSON.stringify(config),
      'process.env.OFFLINE_COPY': JSON.stringify(isOfflineCopy),
    },
  });
  const bundle = outputFiles.map(({text}) => text).join('\n');
  const {code} = minifySync(bundle, {
    compress: {ecma: 2020, passes: 2},
    mangle: true,
    module: false,
  });
  // Escaped, as an end tag in a string would end the script.
  return code.replaceAll('</script', '<\\/script');
}

/** Adds the inline script to every page, before its content. A change needs a restart. */
export function inlineScriptPlugin(context: LoadContext, {isOfflineCopy}: Options): Plugin {
  const folder = path.join(context.siteDir, 'src/browser/inline');
  let livePages: ShellConfig['livePages'] = [];
  return {
    name: 'site-shell',
    getClientModules: () => [path.join(folder, 'routeEvent.ts')],
    // Before the tags are asked for.
    allContentLoaded({allContent}) {
      livePages = [...liveAddresses(allContent, context)];
      return Promise.resolve();
    },
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: bundleShell(folder, shellConfig(context, livePages), isOfflineCopy),
        },
      ],
    }),
  };
}
