import path from 'node:path';

import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';

import type {ShellConfig} from '../../browser/inline/config';
import {fontFile, fontKey} from '../font';

/** What the inline script has to know of the site's configuration. */
export function shellConfig({siteConfig, siteStorage}: LoadContext): ShellConfig {
  const {colorMode, announcementBar, navbar} = siteConfig.themeConfig as ThemeConfig;
  return {
    colorMode: {
      storageKey: `theme${siteStorage.namespace}`,
      respectSystem: colorMode.respectPrefersColorScheme,
      defaultMode: colorMode.defaultMode,
    },
    announcement: announcementBar
      ? {
          id: announcementBar.id,
          idKey: `docusaurus.announcement.id${siteStorage.namespace}`,
          dismissKey: `docusaurus.announcement.dismiss${siteStorage.namespace}`,
        }
      : null,
    hideNavbarOnScroll: navbar.hideOnScroll,
    font: {file: fontFile, key: fontKey(siteStorage.namespace)},
    startsLater: siteConfig.ssrTemplate !== undefined && process.env.NODE_ENV === 'production',
  };
}

/**
 * Bundles `src/browser/inline` into one script, as short as it gets: it stands in every page.
 *
 * @throws esbuild's errors when a module does not compile
 */
export function bundleShell(folder: string, config: ShellConfig): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(folder, 'index.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: {SHELL_CONFIG: JSON.stringify(config)},
  });
  const bundle = outputFiles.map(({text}) => text).join('\n');
  const {code} = minifySync(bundle, {
    compress: {ecma: 2020, passes: 2},
    mangle: true,
    module: false,
  });
  // Or the end tag in a text of the script would end it.
  return code.replaceAll('</script', '<\\/script');
}

/** Puts the frame's behaviour into every page, ahead of its content. A change needs a new start. */
export default function shellPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.siteDir, 'src/browser/inline');
  return {
    name: 'site-shell',
    getClientModules: () => [path.join(folder, 'routeEvent.ts')],
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: bundleShell(folder, shellConfig(context))}],
    }),
  };
}
