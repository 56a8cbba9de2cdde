import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {removeTrailingSlash} from '@docusaurus/utils-common';

import {liveComponents, livePages} from '../../site/livePages';
import {
  chunkNamesOf,
  configModule,
  liveRoutes,
  namesIn,
  readRoutes,
  registryModule,
  routesModule,
  withoutLists,
} from './clientTables';
import {needsCode} from './needsCode';

const DOCS = 'docusaurus-plugin-content-docs';

/** Returns the paths of the docs pages whose code has to be in the browser. */
function docsOfCode(instances: Record<string, unknown>, siteDir: string): string[] {
  return Object.values(instances)
    .flatMap((content) => (content as LoadedContent).loadedVersions)
    .flatMap(({docs}) => docs)
    .filter(({source}) => {
      const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
      return needsCode(readFileSync(file, 'utf8'), liveComponents);
    })
    .map(({permalink}) => removeTrailingSlash(permalink));
}

/** Tells whether the navbar needs the docs plugin's lists: for version menus or links to documents. */
function needsLists({navbar}: ThemeConfig): boolean {
  return navbar.items.some(({type}) => type?.startsWith('doc'));
}

/**
 * Removes the code of pages whose content is finished HTML from the production bundle; the application
 * loads these pages from their HTML files. See the README in this folder.
 */
export function staticPagesPlugin(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir, baseUrl, siteConfig} = context;
  const live = new Set(livePages.map((page) => `${baseUrl}${page}`));
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const read = (file: string) => readFileSync(generated(file), 'utf8');
  const json = <T>(file: string) => JSON.parse(read(file)) as T;

  /** Writes the tables of live pages. Returns aliases from the framework's tables to them. */
  function replacedTables(): Record<string, string> {
    const routes = liveRoutes(readRoutes(read('routes.js')), (route) => live.has(route));
    const chunks = chunkNamesOf(routes, json('routesChunkNames.json'));
    const globalData = json<Parameters<typeof withoutLists>[0]>('globalData.json');
    const isCut = !needsLists(siteConfig.themeConfig as ThemeConfig);
    const tables = {
      'routes.js': routesModule(routes),
      'routesChunkNames.json': JSON.stringify(chunks),
      'registry.js': registryModule(read('registry.js'), new Set(namesIn(chunks))),
      'docusaurus.config.mjs': configModule(siteConfig),
      'site-metadata.json': JSON.stringify({
        ...json<object>('site-metadata.json'),
        pluginVersions: {},
      }),
      'globalData.json': JSON.stringify(isCut ? withoutLists(globalData) : globalData),
    };
    const folder = generated('static-pages');
    mkdirSync(folder, {recursive: true});
    return Object.fromEntries(
      Object.entries(tables).map(([file, text]) => {
        const own = path.join(folder, file);
        writeFileSync(own, text);
        return [path.join(generatedFilesDir, file), own];
      }),
    );
  }

  return {
    name: 'static-pages',
    allContentLoaded({allContent}) {
      for (const address of docsOfCode(allContent[DOCS] ?? {}, siteDir)) {
        live.add(address);
      }
      return Promise.resolve();
    },
    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {resolve: {alias: replacedTables()}};
    },
  };
}
