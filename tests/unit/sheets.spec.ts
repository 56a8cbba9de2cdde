import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {inlineSheets} from '../../src/plugins/sheets/inlineSheets';
import {linkSheets} from '../../src/plugins/sheets/linkSheets';

test('a module with a sheet is known by its request too, with the sheet alone', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
  const manifest = path.join(folder, 'client-manifest.json');
  const origins = {a1: ['7', 8], b2: ['9'], main: ['1']};
  writeFileSync(
    manifest,
    JSON.stringify({
      entrypoints: ['main'],
      origins,
      assets: {
        '1': {css: [{file: 'assets/css/styles.0.css'}]},
        '7': {js: [{file: 'assets/js/a1.0.js'}]},
        '8': {css: [{file: 'assets/css/sheet-landing.0.css'}]},
        '9': {js: [{file: 'assets/js/b2.0.js'}]},
      },
    }),
  );
  const entry = (name: string, request: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
  writeFileSync(
    path.join(folder, 'registry.js'),
    `export default {\n${entry('a1', '@site/a.tsx')}\n${entry('b2', '@site/b.tsx')}\n};\n`,
  );
  linkSheets(manifest, folder);
  const after = JSON.parse(readFileSync(manifest, 'utf8')) as {origins: unknown};
  expect(after.origins).toEqual({...origins, '@site/a.tsx': [8]});
});

/** A built site of three pages, two of them with the sheet. */
function siteWith(css: string): {folder: string; read: (file: string) => string} {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
  const common = '<link rel="stylesheet" href="/assets/css/styles.0.css">';
  const pages = {
    'index.html': `${common}<link rel=stylesheet href=/assets/css/sheet-a.0.css><p>$& words</p>`,
    'x/y.html': `${common}<link rel="stylesheet" href="/assets/css/sheet-a.0.css" /><p>Words</p>`,
    'x.html': `${common}<p>Words</p>`,
    'assets/css/sheet-a.0.css': `${css}\n`,
  };
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return {folder, read: (file) => readFileSync(path.join(folder, file), 'utf8')};
}

const inline = (folder: string) => inlineSheets(folder, path.join(folder, 'assets/css'));

test('a page holds its own sheet in the place of the link, every other page stays', async () => {
  const css = '.a{background:url("/a.svg")}.b::before{content:"$&"}';
  const {folder, read} = siteWith(css);
  const plain = read('x.html');
  await inline(folder);
  const element = `<style data-href="/assets/css/sheet-a.0.css">${css}</style>`;
  expect(read('index.html')).toContain(`styles.0.css">${element}<p>$& words</p>`);
  expect(read('x/y.html')).toContain(`styles.0.css">${element}<p>Words</p>`);
  expect(read('x.html')).toBe(plain);
  expect(read('assets/css/sheet-a.0.css')).toBe(`${css}\n`);
  expect(readdirSync(folder, {recursive: true}).filter((file) => /new/.test(String(file)))).toEqual(
    [],
  );
});

for (const {css, says} of [
  {css: '.a{background:url(a.svg)}', says: 'let it start with "/"'},
  {css: '.a{background:url("../a.svg")}', says: 'let it start with "/"'},
  {css: '.a::before{content:"</style>"}', says: 'ends a <style>'},
]) {
  test(`a sheet that means something else in a page stops the build: ${css}`, async () => {
    const {folder} = siteWith(css);
    await expect(inline(folder)).rejects.toThrow(says);
    await expect(inline(folder)).rejects.toThrow('sheet-a.0.css (src/css/sheets)');
  });
}
