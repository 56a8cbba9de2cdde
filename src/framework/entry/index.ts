import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Modules inside the framework that are replaced by ours; a unit test follows each one. */
export const replacedModules = {
  entry: '@docusaurus/core/lib/client/clientEntry.js',
  normalizeLocation: '@docusaurus/core/lib/client/normalizeLocation.js',
} as const;

/** How the application starts in the browser, and which location it renders: `src/framework/client`. */
export default function entryPlugin({siteDir}: LoadContext): Plugin {
  const own = (file: string) => path.join(siteDir, 'src/framework/client', file);
  const navigation = (file: string) => path.join(siteDir, 'src/browser/navigation', file);
  return {
    name: 'site-entry',
    getClientModules: () => [
      own('cleanAddress.ts'),
      navigation('scrollPosition.ts'),
      navigation('listFilter.ts'),
      own('links.ts'),
    ],
    configureWebpack(_config, isServer) {
      return {
        ...(isServer ? {} : {entry: own('entry.ts')}),
        resolve: {
          alias: {
            [require.resolve(replacedModules.normalizeLocation)]: own('normalizeLocation.ts'),
          },
        },
      };
    },
  };
}
