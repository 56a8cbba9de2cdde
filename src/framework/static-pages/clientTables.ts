/*
 * Reduces the tables of all pages that the framework generates for the application (routes, their
 * chunks, the registry of chunks, data of the docs plugin) to the pages that are code, and the
 * configuration to what the browser reads.
 */

import {OFFLINE_COPY_PLUGIN} from '../../site/publishedCopy';

/** A route in the framework's generated module. */
export interface Route {
  /** One path; in a route that frames live pages, the paths of all of these pages. */
  readonly path: string | readonly string[];
  readonly exact?: boolean;
  readonly component: {readonly path: string; readonly hash?: string};
  readonly routes?: readonly Route[];
}

/** Thrown when a generated module does not have the expected form. */
export class GeneratedError extends Error {
  constructor(file: string, what: string) {
    super(
      `.docusaurus/${file}: ${what}. The framework writes it otherwise now: mend ` +
        'src/framework/static-pages/clientTables.ts, or set STATIC_PAGES=off.',
    );
    this.name = 'GeneratedError';
  }
}

function routesIn(source: string): unknown {
  const body = source.replace(/^import .*$/gm, '').replace(/export default/, 'return');
  const component = (path: string, hash?: string) => ({path, hash});
  try {
    return new Function('ComponentCreator', body)(component);
  } catch {
    return null;
  }
}

/**
 * Reads the generated `routes.js`.
 *
 * @throws GeneratedError when it is not one list of routes
 */
export function readRoutes(source: string): Route[] {
  const routes = routesIn(source);
  if (!Array.isArray(routes) || !routes.some((route: Route) => route.path === '*')) {
    throw new GeneratedError('routes.js', 'no list of routes that ends in "*"');
  }
  return routes as Route[];
}

/**
 * Returns the routes of live pages, inside the routes that frame them. A frame matches only its live
 * pages: with the section's path it would match the other pages of the section too.
 */
export function liveRoutes(routes: readonly Route[], isLive: (path: string) => boolean): Route[] {
  return routes.flatMap((route) => {
    if (!route.routes) {
      return route.exact && isLive(String(route.path)) ? [route] : [];
    }
    const inner = liveRoutes(route.routes, isLive);
    const paths = inner.flatMap(({path}) => path);
    return inner.length > 0 ? [{...route, path: paths, exact: true, routes: inner}] : [];
  });
}

function codeOf({component: {path, hash}, routes, ...rest}: Route): string {
  const fields = Object.entries(rest).map(([name, value]) => `${name}:${JSON.stringify(value)}`);
  const inner = routes ? [`routes:[${routes.map(codeOf).join(',\n')}]`] : [];
  const made = `component:ComponentCreator(${JSON.stringify(path)},${JSON.stringify(hash)})`;
  return `{${[...fields, made, ...inner].join(',')}}`;
}

/** Returns the module that replaces `routes.js`: live pages, and one route for all others. */
export function routesModule(routes: readonly Route[]): string {
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    "import StaticPage from '@site/src/components/static-page/StaticPage';",
    `export default [${[...routes.map(codeOf), "{path:'*',component:StaticPage}"].join(',\n')}];`,
    '',
  ].join('\n');
}

type Names = string | {readonly [key: string]: Names} | readonly Names[];

/**
 * Returns the entries of `routesChunkNames.json` for these routes.
 *
 * @throws GeneratedError when a route has none
 */
export function chunkNamesOf(
  routes: readonly Route[],
  all: Readonly<Record<string, Names>>,
): Record<string, Names> {
  return Object.fromEntries(
    routes.flatMap(({component: {path, hash}, routes: inner = []}) => {
      const key = `${path}-${hash}`;
      const names = all[key];
      if (names === undefined) {
        throw new GeneratedError('routesChunkNames.json', `no chunks for ${key}`);
      }
      return [[key, names] as const, ...Object.entries(chunkNamesOf(inner, all))];
    }),
  );
}

/** Returns every chunk name in a table of names. */
export function namesIn(names: Names): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
}

/** Matches a line of `registry.js`: the name of a chunk, its loader, its file. */
const REGISTRY_LINE = /^\s*("([^"]+)": \[\(\) => import\(.*require\.resolveWeak\("[^"]*"\)\])/gm;

/**
 * Returns the module that replaces `registry.js`: the chunks of live pages.
 *
 * @param source the generated module
 * @param names chunks of live pages
 * @throws GeneratedError when the generated module lacks one of the names
 */
export function registryModule(source: string, names: ReadonlySet<string>): string {
  const lines = new Map(
    [...source.matchAll(REGISTRY_LINE)].map(([, line, name = '']) => [name, line] as const),
  );
  for (const name of names) {
    if (!lines.has(name)) {
      throw new GeneratedError('registry.js', `no line for the chunk ${name}`);
    }
  }
  const kept = [...lines].filter(([name]) => names.has(name)).map(([, line]) => line);
  return `export default {\n${kept.join(',\n')}\n};\n`;
}

interface DocsData {
  readonly versions: readonly {readonly docs: readonly unknown[]}[];
}

/** Returns the plugins' global data without what only the build reads, such as lists of pages. */
export function withoutLists(
  globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): typeof globalData {
  const {[OFFLINE_COPY_PLUGIN]: _, ...rest} = globalData;
  const docs = rest['docusaurus-plugin-content-docs'] as
    Readonly<Record<string, DocsData>> | undefined;
  if (!docs) {
    return rest;
  }
  const cut = Object.entries(docs).map(([id, data]) => [
    id,
    {...data, versions: data.versions.map((version) => ({...version, docs: []}))},
  ]);
  return {...rest, 'docusaurus-plugin-content-docs': Object.fromEntries(cut)};
}

/** Parts of the configuration that only the build reads. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/** Flags of `future` that only the build reads. */
const BUILD_FLAGS: ReadonlySet<string> = new Set(['experimental_faster', 'v4']);

function without(names: ReadonlySet<string>, from: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.has(name)));
}

/** Returns the module that replaces `docusaurus.config.mjs`, without what only the build reads. */
export function configModule(siteConfig: {readonly future: object}): string {
  const future = without(BUILD_FLAGS, siteConfig.future);
  return `export default ${JSON.stringify({...without(BUILD_ONLY, siteConfig), future})};\n`;
}
