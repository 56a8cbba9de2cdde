import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {parseDocument} from 'htmlparser2';

import {documentOf, meaningOf, tags} from '../support/html';
import {fileOfAddress, pagesOfSitemap} from '../support/site';

/*
 * Each page's content is the same with and without static pages (src/framework/static-pages): the build
 * under test has pages of code, the other one, in `build`, static HTML.
 */

const OTHER = path.resolve('build');

function contentOf(root: ReturnType<typeof parseDocument>): string {
  return tags(root, 'main').map(meaningOf).join('\n');
}

test('both builds have the same pages', () => {
  expect(existsSync(OTHER), 'run "npm run build" first').toBe(true);
  expect(readFileSync(path.join(OTHER, 'sitemap.xml'), 'utf8').match(/<loc>/g)).toHaveLength(
    pagesOfSitemap().length,
  );
});

test('a static page has the same content as React renders', () => {
  for (const address of pagesOfSitemap()) {
    const written = contentOf(
      parseDocument(readFileSync(path.join(OTHER, fileOfAddress(address)), 'utf8')),
    );
    expect(written, address).not.toBe('');
    expect(written, address).toBe(contentOf(documentOf(address)));
  }
});
