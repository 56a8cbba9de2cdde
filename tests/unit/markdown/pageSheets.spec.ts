import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {pageDrawings} from '../../../src/markdown/drawings';
import {pageSheets} from '../../../src/markdown/sheets';
import {pageTools} from '../../../src/markdown/tools';
import {element} from '../../../src/reference/page/nodes';
import {parsePage} from '../../../src/reference/page/source/parsePage';

/** Names of the sheets that a page links. */
function sheetsOf(tree: Root, frontMatter = {}): string[] {
  const page = new VFile({path: 'docs/page.mdx', data: {frontMatter}});
  [pageDrawings(), pageTools(), pageSheets()].forEach((step) => step(tree, page));
  return tree.children.flatMap((node) =>
    node.type === 'apiElement' && node.data.hName === 'link'
      ? (/^\/assets\/sheets\/([\w-]+)\.\w+\.css$/.exec(String(node.data.hProperties.href))?.[1] ??
        'none')
      : [],
  );
}

const read = (source: string): Root => parsePage('docs/page.mdx', source);

test('a page links the stylesheets of what is on it, each once', () => {
  const source =
    '<Drawing of="platform" />\n\n<Drawing of="one-round" />\n\n<Tool of="read-log" />\n';
  expect(sheetsOf(read(source))).toEqual(['drawings', 'tools']);
  expect(sheetsOf(read('Words.\n'), {terms: true})).toEqual(['symbol-index']);
  const made: Root = {
    type: 'root',
    children: [element('table', {dataCriteria: true}), element('nav.letters', {})],
  };
  expect(sheetsOf(made)).toEqual(['criteria', 'symbol-index']);
});

test('a page with words only links none', () => {
  expect(sheetsOf(read('# Title\n\nWords.\n'))).toEqual([]);
});
