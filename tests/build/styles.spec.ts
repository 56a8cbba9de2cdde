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

test('Infima is not in the bundle, and none of its variables is used undefined', () => {
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

test('the font is fetched ahead of the stylesheet, and swaps no visible text', () => {
  const html = readBuilt('index.html');
  const head = html.slice(0, html.indexOf('<body'));
  const stylesheet = head.search(/<link[^>]*rel=["']?stylesheet/);
  for (const part of ['new FontFace(', '"display":"optional"', '<noscript><link', '@font-face']) {
    expect(head.indexOf(part), part).toBeGreaterThan(0);
    expect(head.indexOf(part), part).toBeLessThan(stylesheet);
  }
  expect(head).toContain('font-display:optional');
});

test('no style of a stock component is in the bundle', () => {
  expect(stylesheets(), 'see src/framework/stock-styles').not.toMatch(/@layer docusaurus[\w.-]*\{/);
});

test('every page links one stylesheet, then those that only some need, and declares only the font inline', () => {
  const sheets = (page: string) =>
    [
      ...readBuilt(page).matchAll(/<link(?=[^>]*rel=["']?stylesheet)[^>]*href=["']?([^"'\s>]+)/g),
    ].map(([, address]) => address);
  const [common] = sheets('index.html');
  expect(common).toMatch(/^\/assets\/css\/styles\.\w+\.css$/);
  for (const page of ['index.html', 'search.html', 'api.html', '404.html']) {
    const [first, ...others] = sheets(page);
    expect(first, page).toBe(common);
    others.forEach((sheet) => expect(sheet, page).toMatch(/^\/assets\/sheets\/[\w-]+\.\w+\.css$/));
    const inline = [...readBuilt(page).matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css);
    expect(inline, page).toEqual([expect.stringMatching(/^@font-face\{[^{}]*\}$/)]);
  }
});
