/*
 * The framework writes tables of all pages for the application: routes, their chunks, the registry of
 * chunks, data of the docs plugin. Here they are cut down to the pages that are made of code.
 */

/** A route as the framework's generated module lists it. */
export interface Route {
  /** One address; of the frames of live pages, the addresses of all of these pages. */
  readonly path: string | readonly string[];
  readonly exact?: boolean;
  readonly component: {readonly path: string; readonly hash?: string};
  readonly routes?: readonly Route[];
}

/** The generated module is not what it was. */
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
 * The routes of live pages, inside the routes that frame them. A frame is for its live pages alone: by
 * the section's address it would take the other pages of the section too.
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

/** The module that takes the place of `routes.js`: live pages, and one route for all others. */
export function routesModule(routes: readonly Route[]): string {
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    "import StaticPage from '@site/src/components/static-page/StaticPage';",
    `export default [${[...routes.map(codeOf), "{path:'*',component:StaticPage}"].join(',\n')}];`,
    '',
  ].join('\n');
}

type Names = string | {readonly [key: string]: Names} | readonly Names[];

/** The entries of `routesChunkNames.json` for these routes. */
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

/** Every chunk's name in a table of names. */
export function namesIn(names: Names): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
}

/** The framework's entry of a chunk in `registry.js`: its name, and the file that it loads. */
interface Entry {
  readonly name: string;
  readonly request: string;
}

/** Reads the generated `registry.js`. */
export function readRegistry(source: string): Entry[] {
  const lines = source.matchAll(/^\s*"([^"]+)": \[\(\) => import\(.*?"([^"]+)"\), /gm);
  return [...lines].map(([, name = '', request = '']) => ({name, request}));
}

/** An entry of `registry.js`: what loads the files of a chunk, and how the bundler knows the first. */
function entryOf(name: string, files: readonly string[]): string {
  const [first, ...more] = files.map((file) => JSON.stringify(file));
  const loads = [first, ...more].map(
    (file) => `import(/* webpackChunkName: ${JSON.stringify(name)} */ ${file})`,
  );
  const all = more.length > 0 ? `Promise.all([${loads.join(', ')}])` : loads[0];
  return `  ${JSON.stringify(name)}: [() => ${all}, ${first}, require.resolveWeak(${first})],`;
}

/**
 * The module that takes the place of `registry.js`: the chunks of live pages, and, under the names of
 * the other pages' chunks, the stylesheets that these pages have for themselves. A sheet gets its
 * file from the bundle for the browser, and the page's HTML its link from the chunk's name.
 *
 * @param names chunks of live pages
 * @param sheetsOf the own stylesheets of the page in a file
 * @throws GeneratedError when the generated one has none of a name
 */
export function registryModule(
  entries: readonly Entry[],
  names: ReadonlySet<string>,
  sheetsOf: (request: string) => readonly string[],
): string {
  for (const name of names) {
    if (!entries.some((entry) => entry.name === name)) {
      throw new GeneratedError('registry.js', `no line for the chunk ${name}`);
    }
  }
  const lines = entries.flatMap(({name, request}) => {
    const files = names.has(name) ? [request] : sheetsOf(request);
    return files.length > 0 ? [entryOf(name, files)] : [];
  });
  return `export default {\n${lines.join('\n')}\n};\n`;
}

interface DocsData {
  readonly versions: readonly {readonly docs: readonly unknown[]}[];
}

/** Data that plugins give every page, without the docs plugin's lists of pages. */
export function withoutLists(
  globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): typeof globalData {
  const docs = globalData['docusaurus-plugin-content-docs'] as
    Readonly<Record<string, DocsData>> | undefined;
  if (!docs) {
    return globalData;
  }
  const cut = Object.entries(docs).map(([id, data]) => [
    id,
    {...data, versions: data.versions.map((version) => ({...version, docs: []}))},
  ]);
  return {...globalData, 'docusaurus-plugin-content-docs': Object.fromEntries(cut)};
}
