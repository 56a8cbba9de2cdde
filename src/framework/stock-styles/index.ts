import {readdirSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Returns folders of compiled components, each found by a file that its package exports. */
const stockFolders = (): readonly string[] => [
  path.resolve(require.resolve('@docusaurus/core/package.json'), '../lib/client'),
  path.dirname(require.resolve('@docusaurus/theme-classic')),
  path.dirname(require.resolve('@docusaurus/theme-common')),
];

/**
 * Finds the stylesheets and style modules of the framework's components.
 *
 * @returns absolute paths
 * @throws when a package or its folder is missing
 */
export function stockStyles(): string[] {
  return stockFolders().flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file)),
  );
}

/**
 * Removes the styles of stock components from the bundle: empty files replace them. All styling is our
 * own; what is needed of theirs for the page's frame is in `src/css/framework.css`.
 */
export function noStockStylesPlugin(): Plugin {
  const empty = (file: string) =>
    path.join(__dirname, file.endsWith('.module.css') ? 'empty.module.css' : 'empty.css');
  return {
    name: 'no-stock-styles',
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries(stockStyles().map((file) => [`${file}$`, empty(file)])),
      },
    }),
  };
}
