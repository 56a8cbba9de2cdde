import path from 'node:path';

import {expect, test} from 'vitest';
import {VFile} from 'vfile';

import {
  contentFileOfModule,
  isApiLanding,
  moduleOfContentFile,
} from '../../src/reference/model/routes';
import {checkPage} from '../../src/reference/page/checkPage';
import {faultLines} from '../../src/writing/faults';
import {contentFiles} from '../../src/reference/page/site/contentFiles';
import {siteOf} from '../../src/reference/page/site/site';
import {readFile} from '../../src/reference/page/source/readFile';

const root = path.resolve(__dirname, '../..');
const site = siteOf(root);
const pages = contentFiles(path.join(root, 'api'))
  .map((file) => path.relative(root, file))
  .filter((file) => !isApiLanding(file));

test('there are API pages', () => {
  expect(pages).toContain('api/bitfount/index.mdx');
});

for (const page of pages) {
  test(`${page} describes its module, whole and with nothing else`, () => {
    const file = path.join(root, page);
    const {frontMatter, root: tree} = readFile(file);
    const checked = new VFile({path: file});
    checkPage(tree, page, frontMatter, site, checked);
    expect(faultLines(checked)).toEqual([]);
  });
}

test('every page of a module has the pages of its packages above it', () => {
  const missing = pages.flatMap((page) => {
    const parts = (moduleOfContentFile(page) ?? '').split('.').slice(0, -1);
    return parts
      .map((_, index) => contentFileOfModule(parts.slice(0, index + 1).join('.'), true))
      .filter((index) => !pages.includes(index));
  });
  expect([...new Set(missing)]).toEqual([]);
});
