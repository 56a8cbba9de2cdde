import {existsSync} from 'node:fs';
import path from 'node:path';

import themeClassic from '@docusaurus/theme-classic';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';

import * as themeModule from '../../../src/framework/theme';

const context = {
  siteDir: path.resolve('.'),
  i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
  siteStorage: {type: 'localStorage', namespace: ''},
  siteConfig: {
    themeConfig: {
      announcementBar: {id: 'one'},
      colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
      prism: {additionalLanguages: []},
    },
  },
} as unknown as LoadContext;
const options = {customCss: ['src/css/index.css']};

const own = themeModule.default(context, options);
const classic = themeClassic(context, options);

test('the theme does what the classic one does, but for its client modules and tags', () => {
  expect(own.name).toBe(classic.name);
  expect(Object.keys(own).sort()).toEqual(Object.keys(classic).sort());
  expect(own.injectHtmlTags).toBeUndefined();
});

test('the client modules are the progress bar and our stylesheet, in place of those of the classic theme', () => {
  const places = (files: readonly string[] = []) =>
    files.map((file) => path.relative(path.resolve('.'), file));
  expect(places(own.getClientModules?.())).toEqual([
    path.normalize('src/browser/navigation/progressBar.ts'),
    path.normalize('src/css/index.css'),
  ]);
  const left = classic.getClientModules?.().slice(0, -options.customCss.length);
  expect(
    left?.map((file) => path.basename(file)),
    'The classic theme has other client modules now: see which of them the site needs.',
  ).toEqual(['default.css', 'prism-include-languages', 'nprogress']);
});

test('the tags that are left out are the icons and the script that the inline script stands in for', () => {
  const tags = classic.injectHtmlTags?.({content: undefined}) as Record<string, HtmlTagObject[]>;
  expect(
    Object.entries(tags).map(([place, list]) => [place, list.map(({tagName}) => tagName)]),
    'The classic theme puts other tags into a page now: see which of them the site needs.',
  ).toEqual([['preBodyTags', ['svg', 'script']]]);
});

test('the components of the classic theme are found, as modules and as sources', () => {
  for (const folder of [own.getThemePath?.(), own.getTypeScriptThemePath?.()]) {
    expect(path.isAbsolute(folder as string)).toBe(true);
    expect(existsSync(path.join(folder as string, 'Layout'))).toBe(true);
  }
});

test('the module hands on what Docusaurus reads from a theme’s module', () => {
  for (const name of ['validateOptions', 'validateThemeConfig', 'getSwizzleConfig']) {
    expect(themeModule, name).toHaveProperty(name, expect.any(Function));
  }
});
