import {readFileSync} from 'node:fs';

import {expect, test} from '@playwright/test';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';

import {loadModel} from '../../src/reference/model/load';
import {symbolNames} from '../../src/reference/names/symbolNames';
import {unlinkedSymbols} from '../../src/reference/names/unlinkedSymbols';
import {snippetFiles} from '../../src/samples/collect';

const reader = unified().use(remarkParse).use(remarkMdx).use(remarkMath).use(remarkFrontmatter);
const pages = snippetFiles(process.cwd()).filter((file) => /^(docs|tutorials)\//.test(file));

for (const file of pages) {
  test(`symbols of the SDK that ${file} names lead to the reference`, () => {
    const tree = reader.parse(escapeMarkdownHeadingIds(readFileSync(file, 'utf8')));
    const told = unlinkedSymbols(tree, symbolNames(loadModel())).map(
      ({name, line}) => `${file}:${line}: write [\`${name}\`](api:)`,
    );
    expect(told, told.join('\n')).toEqual([]);
  });
}
