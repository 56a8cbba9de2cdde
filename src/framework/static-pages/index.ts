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
  liveRoutes,
  namesIn,
  readRegistry,
  readRoutes,
  registryModule,
  routesModule,
  withoutLists,
} from './clientTables';
import {needsCode} from './needsCode';
import {ownSheets} from './ownSheets';
import {replacedModules} from '../replacedModules';

const DOCS = 'docusaurus-plugin-content-docs';

/** Addresses of the docs pages whose code has to be in the browser. */
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

/** Menus of versions and links to single documents look pages up in the lists of the docs plugin. */
function needsLists({navbar}: ThemeConfig): boolean {
  return navbar.items.some(({type}) => type?.startsWith('doc'));
}

/**
 * Pages of the production build whose content is finished HTML: their code is left out of the bundle,
 * and the application takes them from their HTML files. See the README in this folder.
 */
export default function staticPages(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir, baseUrl, siteConfig} = context;
  const live = new Set(livePages.map((page) => `${baseUrl}${page}`));
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const read = (file: string) => readFileSync(generated(file), 'utf8');
  const json = <T>(file: string) => JSON.parse(read(file)) as T;

  /** Writes the tables of live pages and says where the framework's tables are to be replaced. */
  function replacedTables(): Record<string, string> {
    const routes = liveRoutes(readRoutes(read('routes.js')), (route) => live.has(route));
    const chunks = chunkNamesOf(routes, json('routesChunkNames.json'));
    const globalData = json<Parameters<typeof withoutLists>[0]>('globalData.json');
    const isCut = !needsLists(siteConfig.themeConfig as ThemeConfig);
    const tables = {
      'routes.js': routesModule(routes),
      'routesChunkNames.json': JSON.stringify(chunks),
      'registry.js': registryModule(
        readRegistry(read('registry.js')),
        new Set(namesIn(chunks)),
        (request) => ownSheets(siteDir, request),
      ),
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
        : {resolve: {alias: {...replacedTables(), ...replacedModules(siteDir)}}};
    },
  };
}
