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

test('Infima is not in the bundle, and each of its variables that is still read has a value', () => {
  const css = stylesheets();
  const read = new Set([...css.matchAll(/var\((--ifm-[\w-]+)/g)].map(([, name]) => name));
  const set = new Set([...css.matchAll(/(--ifm-[\w-]+):/g)].map(([, name]) => name));
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
  expect(css).not.toContain('--ifm-color-primary-darkest');
});

test('our layers come after those of the framework', () => {
  const css = stylesheets();
  expect(css.indexOf('@layer docusaurus')).toBeLessThan(css.indexOf('@layer tokens'));
  expect(css).not.toMatch(/@layer (?:modes|landing)\{[^]*@layer docusaurus/);
});

test('the font is preloaded and declared in the head of every page', () => {
  const html = readBuilt('index.html');
  expect(html).toMatch(/<link[^>]*rel=["']?preload["']?[^>]*atkinson-next-latin\.woff2/);
  expect(html).toContain('font-display:swap');
});
