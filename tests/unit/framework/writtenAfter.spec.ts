import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

import themeClassic from '@docusaurus/theme-classic';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';

import {SCRIPT_TYPE} from '../../../src/browser/start/scripts';
import {template, THEMES_OWN} from '../../../src/framework/template';
import {CONTENT_ID} from '../../../src/framework/client/html-pages/page';
import {frameworkModules, replacedModules} from '../../../src/framework/replacedModules';

/* What the framework's own files were when ours were written to stand in for them. */

const read = (file: string) => readFileSync(require.resolve(file), 'utf8');
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** SHA-256 of a file, first 16 digits, and the file of ours that was written after it. */
const readAsWritten: readonly {file: string; digest: string; ours: string}[] = [
  {
    file: frameworkModules.preload,
    digest: '8c1e3de18d307e2f',
    ours: 'src/framework/client/html-pages/preload.ts',
  },
  {
    file: '@docusaurus/core/lib/client/docusaurus.js',
    digest: 'b0d1dbdc1e3a706f',
    ours: 'src/framework/client/html-pages/docusaurus.ts',
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

test('every module that is replaced is followed here, and is there', () => {
  const followed = readAsWritten.map(({file}) => file);
  expect(followed).toEqual(expect.arrayContaining(Object.values(frameworkModules)));
  for (const [from, to] of Object.entries(replacedModules(process.cwd()))) {
    expect(() => readFileSync(from), from).not.toThrow();
    expect(() => readFileSync(to), to).not.toThrow();
  }
});

test('the template of a page is the framework’s, with scripts that are named and without the theme’s own', () => {
  const [, framework = ''] =
    /`([^`]*)`/.exec(read('@docusaurus/core/lib/ssg/ssgTemplate.html.js')) ?? [];
  const loaded = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
  const named = `<script type="${SCRIPT_TYPE}" src="<%= it.baseUrl %><%= script %>"></script>`;
  const tags = '<%~ it.preBodyTags %>';
  expect(framework.split(loaded), 'script tags of the framework’s template').toHaveLength(2);
  expect(framework.split(tags), 'tags before the page in the framework’s template').toHaveLength(2);
  expect(
    template.trim(),
    'Carry the change of the framework’s template over to src/framework/template.ts.',
  ).toBe(
    framework
      .replace(loaded, named)
      .replace(tags, () => `<%~ it.preBodyTags.replace(${String(THEMES_OWN)}, '') %>`)
      .trim(),
  );
});

test('what the template leaves out is all that the theme sets in front of a page, and nothing else', () => {
  const plugin = themeClassic(
    {
      i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
      siteStorage: {type: 'localStorage', namespace: ''},
      siteConfig: {
        themeConfig: {
          announcementBar: {id: 'one'},
          colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
          prism: {},
        },
      },
    } as unknown as LoadContext,
    {customCss: []} as unknown as Parameters<typeof themeClassic>[1],
  );
  const tags = plugin.injectHtmlTags?.({content: undefined})?.preBodyTags;
  const html = ([tags].flat() as HtmlTagObject[])
    .map(({tagName, innerHTML}) =>
      `<${tagName} a="b">${innerHTML}</${tagName}>`.replace('script a="b"', 'script'),
    )
    .join('\n');
  expect(html).toMatch(/<svg[^]*<script/);
  const own = '<svg><path/></svg><script>(function() { own() })()</script>';
  expect(`${html}\n${own}`.replace(THEMES_OWN, '').trim()).toBe(own);
  expect(own.replace(THEMES_OWN, '')).toBe(own);
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

test('the element around the content has the id that the theme gives it', () => {
  const source = readFileSync(
    'node_modules/@docusaurus/theme-common/lib/utils/skipToContentUtils.js',
    'utf8',
  );
  expect(source).toContain(`SkipToContentFallbackId = '${CONTENT_ID}'`);
});
