import path from 'node:path';

import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';

import {aliases, ownFile, replacedModules} from '../replacedModules';

interface Options {
  /** Whether the application loads pages from their HTML files in the production build. */
  readonly htmlPages: boolean;
  /** Whether this is the build of the offline copy. */
  readonly isOfflineCopy: boolean;
}

/** Returns the current bundler's plugin that defines constants. */
function define(constants: Record<string, string>, {currentBundler}: ConfigureWebpackUtils) {
  return new currentBundler.instance.DefinePlugin(constants);
}

/** Sets the application's entry in the browser, the source of its pages, and its client modules. */
export function entryPlugin({siteDir}: LoadContext, {htmlPages, isOfflineCopy}: Options): Plugin {
  const own = (file: string) => path.join(siteDir, 'src/framework/client', file);
  const navigation = (file: string) => path.join(siteDir, 'src/browser/navigation', file);
  return {
    name: 'site-entry',
    getClientModules: () => [
      own('cleanAddress.ts'),
      navigation('scrollPosition.ts'),
      navigation('target.ts'),
      navigation('listFilter.ts'),
      own('links.ts'),
    ],
    configureWebpack(_config, isServer, utils) {
      const areHtml = htmlPages && !isServer && process.env.NODE_ENV === 'production';
      return {
        ...(isServer ? {} : {entry: ownFile(replacedModules.entry)}),
        plugins: [
          define(
            {
              'process.env.HTML_PAGES': JSON.stringify(areHtml),
              'process.env.OFFLINE_COPY': JSON.stringify(areHtml && isOfflineCopy),
            },
            utils,
          ),
        ],
        // The folder of the copy is known in the browser only.
        ...(areHtml && isOfflineCopy ? {output: {publicPath: 'auto'}} : {}),
        resolve: {alias: aliases(isServer)},
      };
    },
  };
}
