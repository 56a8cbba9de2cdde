import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import {expect, test} from 'vitest';
import matter from 'gray-matter';
import type {Root} from 'mdast';

import {moduleOfContentFile} from '../../../src/reference/model/routes';
import {contentFiles} from '../../../src/reference/page/site/contentFiles';
import {parsePage, parseSharedPage, textOfPage} from '../../../src/reference/page/source/parsePage';
import {readFile, readOtherFile} from '../../../src/reference/page/source/readFile';
import {createProcessors} from '../../support/mdxLoader';
import {isNight} from '../../support/night';
import {fixtures} from './support';

/** Seen as the framework's own parser leaves it, before any step that changes it. */
async function treesOfFramework(files: readonly string[]): Promise<Map<string, Root>> {
  const trees = new Map<string, Root>();
  const note = () => (tree: Root, file: {path: string}) => {
    trees.set(file.path, structuredClone(tree));
    tree.children = [];
  };
  const {mdxProcessor} = await createProcessors({
    options: {
      beforeDefaultRemarkPlugins: [note],
      remarkPlugins: [(await import('remark-math')).default],
      markdownConfig: {mdx1Compat: {comments: true}, anchors: {}, remarkRehypeOptions: {}},
      staticDirs: [],
      siteDir: process.cwd(),
    },
  });
  for (const filePath of files) {
    const source = readFileSync(filePath, 'utf8');
    await mdxProcessor.process({
      content: textOfPage(source),
      filePath,
      frontMatter: matter(source).data,
    });
  }
  return trees;
}

/** A daily run parses one of so many pages. */
const BY_DAY = 8;

test('pages of the reference are parsed as the framework parses them', async () => {
  const files = contentFiles('api')
    .map((file) => path.resolve(file))
    .filter((file) => moduleOfContentFile(file) !== undefined)
    .filter((_, index) => isNight || index % BY_DAY === 0);
  const trees = await treesOfFramework(files);
  expect(trees.size).toBeGreaterThan(isNight ? 300 : 40);
  for (const [file, tree] of trees) {
    const own = parsePage(file, readFileSync(file, 'utf8'));
    expect(isDeepStrictEqual(structuredClone(own), tree), file).toBe(true);
  }
});

test('a page is parsed once, and whoever has it can replace its parts', () => {
  const text = 'First.\n\nSecond.';
  const one = parseSharedPage('one.mdx', text);
  const block = one.children[0];
  one.children.length = 0;
  const again = parseSharedPage('one.mdx', text);
  expect(again.children).toHaveLength(2);
  expect(again.children[0]).toBe(block);
  expect(parseSharedPage('one.mdx', `${text} More.`).children[0]).not.toBe(block);
});

test('a page that is no MDX has no words for others, and is told with file and line', () => {
  const file = path.join(fixtures, 'unreadable.mdx');
  expect(readOtherFile(file)).toBeUndefined();
  expect(() => readFile(file)).toThrow(
    /^tests\/unit\/markdown\/fixtures\/unreadable\.mdx:\d+: .+ \(site:invalid-mdx\)$/,
  );
});
