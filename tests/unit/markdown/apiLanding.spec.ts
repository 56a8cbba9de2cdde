import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {apiPages} from '../../../src/markdown/apiPages';
import {apiLanding} from '../../../src/markdown/api-landing';
import {fixtures, modelDir, plain, render} from './support';
import {outputPath} from '../support/outputPath';

let html = '';
beforeAll(async () => {
  const root = outputPath('repository');
  cpSync(path.join(fixtures, 'good'), root, {recursive: true});
  const file = path.join(root, 'api/index.mdx');
  writeFileSync(file, '---\ntitle: Reference\nslug: /\n---\n\nStart with a group.\n');
  html = await render(file, [apiLanding, {root, modelDir}]);
});

test('the words of the page come first, then a row for each group with its line and size, under a heading for its use', () => {
  expect(plain(html)).toMatch(
    /^Start with a group\. Groups These are the parts .+ in each\. Inside the SDK canvas1 module/,
  );
  expect(html).toContain('<a href="/api/kit/shapes">shapes</a>');
});

test('symbols stand below their letter, in alphabetical order, with kind and module', () => {
  const list = html.slice(html.indexOf('id="symbol-list"'));
  const names = [
    ...list.matchAll(/<li><span[^>]*>[^<]*<\/span> <a href="[^"]*">([^<]*)<\/a>/g),
  ].map(([, name]) => name);
  expect(names).toEqual([
    'Circle',
    'colour',
    'Colour',
    'draw',
    'DrawError',
    'LIMIT',
    'Point',
    'Point3',
    'Shape',
    'ShapeDict',
  ]);
  expect(list).toContain('<h3 id="symbols-c">C</h3>');
  expect(plain(list)).toContain('class Circle shapes');
  expect(plain(list)).toContain('function draw shapes deprecated');
});

test('loggers and what has no page yet are not listed', () => {
  expect(html).not.toContain('>logger</a>');
  expect(html).not.toContain('href="/api/kit/canvas');
});

test('the plugin of module pages leaves the landing page alone', async () => {
  const root = outputPath('other');
  cpSync(path.join(fixtures, 'good'), root, {recursive: true});
  const file = path.join(root, 'api/index.mdx');
  writeFileSync(file, '---\ntitle: Reference\n---\n\nWords.\n');
  expect(plain(await render(file, [apiPages, {root, modelDir}]))).toBe('Words.');
});
