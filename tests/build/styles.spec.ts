import {readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {buildFolder, readBuilt} from '../support/site';

const folder = 'assets/css';

function stylesheets(): string {
  return readdirSync(path.join(buildFolder, folder))
    .map((file) => readBuilt(path.join(folder, file)))
    .join('\n');
}

test('Infima is not in the bundle, and none of its variables is read without a value', () => {
  const css = stylesheets();
  const read = new Set([...css.matchAll(/var\((--ifm-[\w-]+)/g)].map(([, name]) => name));
  const set = new Set([...css.matchAll(/(--ifm-[\w-]+):/g)].map(([, name]) => name));
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
  expect(css).not.toContain('--ifm-color-primary-darkest');
});

test('our layers come after those of the framework', () => {
  const css = stylesheets();
  expect(css.indexOf('@layer docusaurus')).toBeLessThan(css.indexOf('@layer tokens'));
});

test('no page asks for the font before its first paint unless the browser has it', () => {
  const html = readBuilt('index.html');
  expect(html).not.toMatch(/<link[^>]*as=["']?font|@font-face/);
  const head = html.slice(0, html.indexOf('<body'));
  expect(head.indexOf('new FontFace')).toBeGreaterThan(0);
  expect(head.indexOf('new FontFace'), 'ahead of the stylesheet').toBeLessThan(
    head.search(/<link[^>]*rel=["']?stylesheet/),
  );
});

test('no style of a stock component is in the bundle', () => {
  expect(stylesheets(), 'see replacedModules in src/framework/stock-styles').not.toMatch(
    /@layer docusaurus[\w.-]*\{/,
  );
});

test('a page links the common stylesheet, and holds its own one after it if it has one', () => {
  const sheets = (file: string) =>
    [
      ...readBuilt(file).matchAll(
        /<(link|style)[^>]*(?:data-)?href=["']?\/assets\/css\/([\w-]+)\.[^>]*>/g,
      ),
    ].map(([, element, name]) => `${element} ${name}`);
  expect(sheets('index.html')).toEqual(['link styles', 'style sheet-landing']);
  expect(sheets('search.html')).toEqual(['link styles', 'style sheet-search']);
  expect(sheets('api.html')).toEqual(['link styles']);
  expect(sheets('404.html')).toEqual(['link styles']);
});

test('a sheet in a page is the whole file', () => {
  for (const page of ['index.html', 'search.html']) {
    const [, file = '', css] =
      /<style data-href="([^"]+)">([\s\S]*?)<\/style>/.exec(readBuilt(page)) ?? [];
    expect(css).toBe(readBuilt(file).trim());
  }
});
