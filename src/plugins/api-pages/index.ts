import {readdirSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {LOCKFILE} from '../../hosting/supply-chain/lockfile';
import {sections} from '../../site/sections';
import {siteOf} from '../../reference/page/site/site';
import {writeStamps} from '../../reference/page/site/stamps';

/** Folders of code and data that content pages are generated with. */
const GENERATOR_FOLDERS = [
  'src/config',
  'src/hosting',
  'src/lib',
  'src/markdown',
  'src/reference',
  'src/samples',
  'src/site',
  'src/tables',
  'src/writing',
];

/**
 * Keeps API pages up to date: they are generated from the model, from each other's text and from the
 * links of guides and tutorials, which the bundler's cache does not track by default.
 */
export function apiPagesPlugin({siteDir}: LoadContext): Plugin {
  const inSite = (file: string) => path.join(siteDir, file);
  return {
    name: 'site-api-pages',
    loadContent: async () => writeStamps(siteDir, siteOf(siteDir)),
    getPathsToWatch: () => sections.map(({folder}) => `${folder}/**/*.{md,mdx}`).map(inSite),
    configureWebpack(config) {
      const rule = {
        test: /\.mdx$/,
        include: sections.map(({folder}) => inSite(folder)),
        enforce: 'post' as const,
        use: [{loader: inSite('src/plugins/api-pages/dependencies.cjs')}],
      };
      const {cache} = (config.experiments ?? {}) as {cache?: {type?: string}};
      const isCached = cache?.type === 'persistent';
      return {
        module: {rules: [rule]},
        ...(isCached && {
          experiments: {
            cache: {
              buildDependencies: [
                ...GENERATOR_FOLDERS.flatMap((dir) => filesIn(inSite(dir))),
                inSite(LOCKFILE),
              ],
            },
          },
        }),
      };
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
