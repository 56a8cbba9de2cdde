import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {FULL_FILE} from '../../src/exports/llms/llmsFiles';
import {ARCHIVE_FILE} from '../../src/exports/pack/names';
import {product} from '../../src/site/product';
import {RECORDS_FILE} from '../../src/search/settings';
import {contentPages} from '../support/content';
import {buildFolder, fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';

test('the build has the files that hosts and crawlers look for', () => {
  for (const file of [
    'index.html',
    '404.html',
    'search.html',
    'sitemap.xml',
    '_redirects',
    'img/favicon.svg',
  ]) {
    expect(existsSync(path.join(buildFolder, file)), file).toBe(true);
  }
});

test('every page of the sitemap is a file, and every content page is in the sitemap', () => {
  const pages = pagesOfSitemap();
  for (const address of pages) {
    expect(existsSync(path.join(buildFolder, fileOfAddress(address))), address).toBe(true);
  }
  const ofContent = pages.filter((address) => /^\/(guides|tutorials|api)(\/|$)/.test(address));
  expect(ofContent).toHaveLength(contentPages().length);
});

// The not-found page is not in the sitemap, but is checked as well.
for (const address of [...pagesOfSitemap(), '/404']) {
  test(`${address} has a title, a description and its language in the head`, () => {
    const html = readBuilt(fileOfAddress(address));
    expect(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]).toContain(product.siteTitle);
    expect(
      /<meta[^>]*name="?description"?[^>]*content="([^"]{20,})"/.exec(html),
      'description',
    ).not.toBeNull();
    expect(html).toMatch(/<html[^>]*lang="?en/);
    expect(html.match(/<h1[\s>]/g), 'h1').toHaveLength(1);
  });
}

test('no file that a browser fetches is larger than 1 MB', () => {
  const large = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'}).filter((file) => {
    const stats = statSync(path.join(buildFolder, file));
    return stats.isFile() && stats.size > 1_000_000;
  });
  // Browsers fetch the packed form; only the upload reads the full records. The others are for agents.
  const others = [RECORDS_FILE, FULL_FILE, ARCHIVE_FILE];
  expect(large.filter((file) => !others.includes(file))).toEqual([]);
});
