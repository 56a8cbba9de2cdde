import {readdirSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {sections} from '../../config/sections';
import {siteOf} from '../../remark/api/site/site';
import {writeStamps} from '../../remark/api/site/stamps';

/** Code and facts that every content page is made with. */
const MAKERS = [
  'src/api',
  'src/code',
  'src/config',
  'src/rehype',
  'src/remark',
  'src/static-pages/markup',
];

/**
 * Keeps API pages up to date: they are made from the model, from each other's words and from
 * the links of guides and tutorials, and the bundler's cache knows of none of these by itself.
 */
export default function apiPagesPlugin({siteDir}: LoadContext): Plugin {
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
          experiments: {cache: {buildDependencies: MAKERS.flatMap((dir) => filesIn(inSite(dir)))}},
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
