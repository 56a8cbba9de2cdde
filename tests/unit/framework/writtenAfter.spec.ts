import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {SCRIPT_TYPE} from '../../../src/browser/start/scripts';
import {template} from '../../../src/framework/template';
import {aliases, ownFile, replacedModules} from '../../../src/framework/replacedModules';

/* What the framework's own files were when ours were written to stand in for them. */

const read = (file: string) => readFileSync(require.resolve(file), 'utf8');
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** SHA-256 of a file, first 16 digits, and the file of ours that was written after it. */
const readAsWritten: readonly {file: string; digest: string; ours: string}[] = [
  {
    file: replacedModules.entry.theirs,
    digest: 'a9d6514eaf79c05c',
    ours: `src/framework/${replacedModules.entry.ours} and application.tsx`,
  },
  {
    file: replacedModules.normalizeLocation.theirs,
    digest: '2759003e81bfa6c3',
    ours: `src/framework/${replacedModules.normalizeLocation.ours}`,
  },
  {
    file: replacedModules.baseUrlIssueBanner.theirs,
    digest: 'b9c2cf4bf4d91ddc',
    ours: `src/framework/${replacedModules.baseUrlIssueBanner.ours}`,
  },
  {
    file: replacedModules.preload.theirs,
    digest: '8c1e3de18d307e2f',
    ours: `src/framework/${replacedModules.preload.ours} and pages/routeTable.ts`,
  },
  {
    file: replacedModules.utilsCommon.theirs,
    digest: 'f67a902f603f736c',
    ours: `src/framework/${replacedModules.utilsCommon.ours}`,
  },
  {
    file: '@docusaurus/core/lib/client/docusaurus.js',
    digest: 'b0d1dbdc1e3a706f',
    ours: 'src/framework/client/pages/htmlPages.ts',
  },
  {
    file: '@docusaurus/theme-classic/lib/theme/Layout/index.js',
    digest: '4494fa5a81e654ed',
    ours: 'src/components/static-page/StaticLayout.tsx',
  },
  {
    file: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    digest: '5d6584e4a61b22d4',
    ours: 'src/framework/template.ts',
  },
  {
    file: '@docusaurus/theme-classic/lib/inlineScripts.js',
    digest: '30eab2965056b153',
    ours: 'src/browser/inline (colorMode.ts, askedData.ts, announcement.ts)',
  },
];

for (const {file, digest, ours} of readAsWritten) {
  test(`${file} is still what ${ours} was written after`, () => {
    expect(
      digestOf(read(file)),
      `The framework changed ${file}: compare it with ${ours}, carry over what matters, and put the new digest here.`,
    ).toBe(digest);
  });
}

test('every module that is replaced is followed here, and so is there; so is ours', () => {
  const followed = readAsWritten.map(({file}) => file);
  for (const module of Object.values(replacedModules)) {
    expect(followed).toContain(module.theirs);
    expect(existsSync(ownFile(module)), module.ours).toBe(true);
  }
});

test('only modules of the framework are replaced by alias, and on the server only what it needs', () => {
  const names = (isServer: boolean) =>
    Object.keys(aliases(isServer)).map((file) => path.relative(path.resolve('node_modules'), file));
  const client = path.normalize('@docusaurus/core/lib/client');
  const banner = path.join(client, 'BaseUrlIssueBanner/index.js');
  expect(names(false).sort()).toEqual([
    banner,
    path.join(client, 'normalizeLocation.js'),
    path.join(client, 'preload.js'),
    path.normalize('@docusaurus/utils-common/lib/index.js'),
  ]);
  expect(names(true).sort()).toEqual([banner, path.join(client, 'normalizeLocation.js')]);
});

test('what stands in for the index of utils-common exports the same', async () => {
  const theirs = (await import('@docusaurus/utils-common')) as object;
  const ours = (await import('../../../src/framework/client/utilsCommon')) as object;
  const names = (module: object) =>
    Object.keys(module).filter(
      (name) => !['default', '__esModule', 'module.exports'].includes(name),
    );
  expect(names(ours).sort()).toEqual(names(theirs).sort());
  expect(names(ours).length).toBeGreaterThan(5);
});

test('the template of a page is the framework’s, with scripts that are named', () => {
  const [, framework = ''] =
    /`([^`]*)`/.exec(read('@docusaurus/core/lib/ssg/ssgTemplate.html.js')) ?? [];
  const loaded = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
  const named = `<script type="${SCRIPT_TYPE}" src="<%= it.baseUrl %><%= script %>"></script>`;
  expect(framework.split(loaded), 'script tags of the framework’s template').toHaveLength(2);
  expect(
    template.trim(),
    'Carry the change of the framework’s template over to src/framework/template.ts.',
  ).toBe(framework.replace(loaded, named).trim());
});

test('StaticLayout renders what the theme’s Layout does, in its order', () => {
  /** The components and elements of a layout, in the order in which they open. */
  const shape = (source: string) =>
    [...source.slice(source.lastIndexOf('return (')).matchAll(/<([A-Za-z]+)/g)].map(
      ([, name]) => name,
    );
  const theme = shape(read('@docusaurus/theme-classic/lib/theme/Layout/index.js'));
  const ours = shape(readFileSync('src/components/static-page/StaticLayout.tsx', 'utf8'));
  // The page's own head comes from its HTML, and what could throw inside the layout is not React's.
  const notHere = ['PageMetadata', 'ErrorBoundary', 'ErrorPageContent'];
  expect(ours).toEqual(theme.filter((name) => !notHere.includes(name as string)));
});
