import {expect, test} from 'vitest';

import {
  chunkNamesOf,
  configModule,
  GeneratedError,
  liveRoutes,
  namesIn,
  readRoutes,
  registryModule,
  type Route,
  routesModule,
  withoutLists,
} from '../../../src/framework/static-pages/clientTables';

/* The tables of a made-up site, as the framework writes them: two sections, a search page. */

const routesSource = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search',
    component: ComponentCreator('/search', '5de'),
    exact: true
  },
  {
    path: '/guides',
    component: ComponentCreator('/guides', 'a0b'),
    routes: [
      {
        path: '/guides',
        component: ComponentCreator('/guides', 'b1c'),
        routes: [
          {
            path: '/guides/live',
            component: ComponentCreator('/guides/live', 'c2d'),
            exact: true,
            sidebar: "defaultSidebar"
          },
          {
            path: '/guides/static',
            component: ComponentCreator('/guides/static', 'd3e'),
            exact: true,
            sidebar: "defaultSidebar"
          }
        ]
      }
    ]
  },
  {
    path: '/',
    component: ComponentCreator('/', 'e4f'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const chunkNames = {
  '/search-5de': {__comp: 'search1', __context: {plugin: 'plugin1'}},
  '/guides-a0b': {__comp: 'root2', __context: {plugin: 'plugin2'}},
  '/guides-b1c': {__comp: 'version3', version: 'data3'},
  '/guides/live-c2d': {__comp: 'item4', content: 'live4'},
  '/guides/static-d3e': {__comp: 'item4', content: 'static5'},
  '/-e4f': {__comp: 'landing6', config: ['config6', 'config7']},
};

const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
const registrySource = `export default {
${entry('item4', '@theme/DocItem')}
${entry('live4', '@site/docs/live.mdx')}
${entry('static5', '@site/docs/static.mdx')}
${entry('landing6', '@site/src/pages/index.tsx')}};
`;

const isLive = (path: string) => ['/search', '/guides/live'].includes(path);
const live = liveRoutes(readRoutes(routesSource), isLive);

/** Evaluates a generated module without its imports. */
function valueOf<T>(source: string, names: Record<string, unknown>): T {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  return new Function(...Object.keys(names), body)(...Object.values(names)) as T;
}

test('live pages keep their routes and the routes around them, for themselves alone; all others share one', () => {
  const made = valueOf<Route[]>(routesModule(live), {
    ComponentCreator: (path: string, hash?: string) => ({path, hash}),
    StaticPage: 'StaticPage',
  });
  expect(made).toEqual([
    {path: '/search', exact: true, component: {path: '/search', hash: '5de'}},
    {
      // By its own address it would take the static pages below it too.
      path: ['/guides/live'],
      exact: true,
      component: {path: '/guides', hash: 'a0b'},
      routes: [
        {
          path: ['/guides/live'],
          exact: true,
          component: {path: '/guides', hash: 'b1c'},
          routes: [
            {
              path: '/guides/live',
              exact: true,
              sidebar: 'defaultSidebar',
              component: {path: '/guides/live', hash: 'c2d'},
            },
          ],
        },
      ],
    },
    {path: '*', component: 'StaticPage'},
  ]);
});

test('a route that frames no live page goes with its pages', () => {
  expect(liveRoutes(readRoutes(routesSource), (path) => path === '/search')).toHaveLength(1);
});

test('the names of chunks are those of live pages and of the routes around them', () => {
  const names = chunkNamesOf(live, chunkNames);
  expect(Object.keys(names).sort()).toEqual([
    '/guides-a0b',
    '/guides-b1c',
    '/guides/live-c2d',
    '/search-5de',
  ]);
  expect(namesIn(names).sort()).toEqual(
    ['data3', 'item4', 'live4', 'plugin1', 'plugin2', 'root2', 'search1', 'version3'].sort(),
  );
});

test('names in lists are found', () => {
  expect(namesIn(chunkNames['/-e4f'])).toEqual(['landing6', 'config6', 'config7']);
});

test('the registry keeps live chunks as they are, and no others', () => {
  const made = registryModule(registrySource, new Set(['landing6', 'item4', 'live4']));
  expect(made).toBe(`export default {
${[
  entry('item4', '@theme/DocItem'),
  entry('live4', '@site/docs/live.mdx'),
  entry('landing6', '@site/src/pages/index.tsx'),
]
  .map((line) => line.trim())
  .join('\n')
  .replace(/,$/, '')}
};
`);
});

test('the lists of pages go from the data of plugins, and what only the page of the copy reads', () => {
  const version = {name: 'current', isLast: true, sidebars: {a: {}}};
  const data = {
    'docusaurus-plugin-content-docs': {
      default: {path: '/guides', versions: [{...version, docs: [{id: 'a', path: '/guides/a'}]}]},
    },
    other: {default: {docs: ['kept']}},
  };
  expect(withoutLists(data)).toEqual({
    ...data,
    'docusaurus-plugin-content-docs': {
      default: {path: '/guides', versions: [{...version, docs: []}]},
    },
  });
  expect(withoutLists({other: {}, 'site-offline-copy': {default: {size: '1 MB'}}})).toEqual({
    other: {},
  });
});

test('the configuration goes without what only the build reads', () => {
  const siteConfig = {
    baseUrl: '/',
    themeConfig: {navbar: {title: 'Site'}},
    future: {experimental_router: 'browser', v4: {}, experimental_faster: {}},
    plugins: [() => undefined],
    ssrTemplate: '<!DOCTYPE html>',
  };
  const {baseUrl, themeConfig} = siteConfig;
  const future = {experimental_router: 'browser'};
  expect(valueOf(configModule(siteConfig), {})).toEqual({baseUrl, themeConfig, future});
});

const mend = 'mend src/framework/static-pages/clientTables.ts, or set STATIC_PAGES=off.';

for (const {what, file, run} of [
  {
    what: 'routes without one for unknown addresses',
    file: 'routes.js',
    run: () => readRoutes('export default [];'),
  },
  {
    what: 'routes that are no list',
    file: 'routes.js',
    run: () => readRoutes('export default {};'),
  },
  {
    what: 'routes in another language',
    file: 'routes.js',
    run: () => readRoutes('export const routes = [];'),
  },
  {
    what: 'names of chunks under other keys',
    file: 'routesChunkNames.json',
    run: () => chunkNamesOf(live, {}),
  },
  {
    what: 'a registry in another form',
    file: 'registry.js',
    run: () => registryModule('export default new Map();', new Set(['item4'])),
  },
]) {
  test(`${what} stop the build, with the file and what to do`, () => {
    expect(run).toThrow(GeneratedError);
    expect(run).toThrow(`.docusaurus/${file}: `);
    expect(run).toThrow(mend);
  });
}
