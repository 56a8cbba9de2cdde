import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {siteOfPages} from '../../../src/exports/markdown/pageMarkdown';
import {convertPages} from '../../../src/plugins/agent-files/convertPages';

const site = siteOfPages('https://docs.example.org', '/');
const page = (name: string, main = `<main><h1>${name}</h1><p>About ${name}.</p></main>`) => ({
  address: `/guides/${name}`,
  html: `<html><head><meta name="description" content="${name}"></head><body>${main}</body></html>`,
});
/** More than a thread gets at first: the others are left for the main thread, too. */
const many = Array.from({length: 160}, (_, index) => page(`page-${index}`));

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'convert-'));
  mkdirSync(path.join(siteDir, 'node_modules'));
});
afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

test('many pages are converted in a thread, few without; the next build recalls them', async () => {
  const converted = await convertPages(many, site, {siteDir});
  expect(converted.map(({address}) => address)).toEqual(many.map(({address}) => address));
  expect(converted).toMatchObject(
    many.map((_, index) => ({
      title: `page-${index}`,
      segments: [{markdown: `About page-${index}.`}],
    })),
  );

  const changed = many.with(30, page('page-30', '<main><h1>Other</h1><p>Anew.</p></main>'));
  const again = await convertPages(changed, site, {siteDir});
  expect(again[30]).toMatchObject({title: 'Other', segments: [{markdown: 'Anew.'}]});
  expect(again.toSpliced(30, 1)).toEqual(converted.toSpliced(30, 1));
});

test.for([
  [3, 5],
  [3, 160],
  [159, 160],
] as const)('a page without content stops the build, number %i of %i', async ([at, count]) => {
  const pages = many.slice(0, count).with(at, page('empty', '<main></main>'));
  await expect(convertPages(pages, site, {siteDir})).rejects.toThrow(
    '/guides/empty has no main part with a heading',
  );
});
