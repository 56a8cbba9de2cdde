import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

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
import {liveAddresses} from './liveAddresses';

/** Tells whether the navbar needs the docs plugin's lists: for version menus or links to documents. */
function needsLists({navbar}: ThemeConfig): boolean {
  return navbar.items.some(({type}) => type?.startsWith('doc'));
}

/**
 * Removes the code of pages whose content is finished HTML from the production bundle; the application
 * loads these pages from their HTML files. See the README in this folder.
 */
export function staticPagesPlugin(context: LoadContext): Plugin {
  const {generatedFilesDir, siteConfig} = context;
  let live: ReadonlySet<string> = new Set();
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
      live = liveAddresses(allContent, context);
      return Promise.resolve();
    },
    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {resolve: {alias: replacedTables()}};
    },
  };
}
