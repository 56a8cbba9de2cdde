import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {product} from '../../src/site/product';
import {contentPages} from '../support/content';
import {documentOf, idsOf} from '../support/html';
import {notebookFaults} from '../support/notebookFaults';
import {buildFolder, fileOfAddress, readBuilt} from '../support/site';

const tutorials = contentPages()
  .map(({file}) => file)
  .filter((file) => file.startsWith('tutorials/') && !/(index|introduction)\.mdx$/.test(file))
  .map((file) => `/${file.replace(/\.mdx$/, '')}`);

function linkIn(address: string): string | undefined {
  const [, attributes] =
    /<a ([^>]*)>\s*Download as a notebook\s*<\/a>/.exec(readBuilt(fileOfAddress(address))) ?? [];
  expect(attributes ?? '', `${address}: the link saves a file`).toMatch(/\bdownload\b/);
  return /href="?([^"\s>]+)/.exec(attributes ?? '')?.[1];
}

for (const address of tutorials) {
  test(`${address} also exists as a valid notebook`, () => {
    const link = linkIn(address) ?? '';
    expect(link).toMatch(/^\/notebooks\/[\w-]+\.ipynb$/);
    const text = readBuilt(link.slice(1));
    const notebook = JSON.parse(text) as {cells: {cell_type: string; source: string[]}[]};
    expect(notebookFaults(notebook)).toEqual([]);
    expect(notebook.cells.filter((cell) => cell.cell_type === 'code').length).toBeGreaterThan(0);
    expect(text).toContain(product.siteUrl + address);
  });

  test(`links in the notebook of ${address} lead to pages and anchors of this site`, () => {
    const prose = readBuilt((linkIn(address) ?? '').slice(1));
    const links = prose.matchAll(new RegExp(`\\]\\(${product.siteUrl}(/[^)\\s"]*)`, 'g'));
    for (const [, target = ''] of links) {
      const [page = '', id] = target.split('#');
      expect(existsSync(path.join(buildFolder, fileOfAddress(page))), target).toBe(true);
      if (id !== undefined) {
        expect(idsOf(documentOf(page)).has(id), target).toBe(true);
      }
    }
  });
}

test('each tutorial has a notebook, and there are no others', () => {
  const files = readdirSync(path.join(buildFolder, 'notebooks')).map(
    (file) => `/notebooks/${file}`,
  );
  expect(files.sort()).toEqual(tutorials.map(linkIn).sort());
});
