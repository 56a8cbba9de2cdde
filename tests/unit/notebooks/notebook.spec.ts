import {expect, test} from 'vitest';

import {notebookAddress} from '../../../src/site/notebookAddress';
import {notebookOf, notebookText} from '../../../src/notebooks/notebook';
import type {NotebookCell, NotebookPage} from '../../../src/notebooks/types';
import {notebookFaults} from '../../support/notebookFaults';

function page(body: string, frontMatter = ''): NotebookPage {
  return {
    file: 'tutorials/group/first.mdx',
    source: `---\ntitle: First\ndescription: What it does.\n${frontMatter}---\n\n${body}`,
    url: 'https://docs.example.org/tutorials/group/first',
    origin: 'https://docs.example.org',
    product: {package: 'kit', version: '1.2.3', python: '3.12'},
    drawing: (name) => (name === 'platform' ? {title: 'Who talks', words: 'Pods do.'} : undefined),
  };
}

/** Cells after the first, as `kind: text`. */
function cells(body: string, frontMatter = ''): string[] {
  const notebook = notebookOf(page(body, frontMatter));
  expect(notebookFaults(notebook)).toEqual([]);
  return notebook.cells.slice(1).map(show);
}

function show({cell_type: kind, source}: NotebookCell): string {
  return `${kind}: ${source.join('')}`;
}

test('the first cell says what the notebook is, and for which release', () => {
  expect(notebookOf(page('Text.')).cells[0]?.source.join('')).toBe(
    '# First\n\nWhat it does.\n\nFor SDK 1.2.3 (`kit`) and Python 3.12. ' +
      '[This tutorial on the web](https://docs.example.org/tutorials/group/first)',
  );
});

test('prose and code become cells in order, with ids that stay where they are', () => {
  const body = [
    'Start.',
    '## Get data {#data}',
    'Words.',
    '```python title="a.py"\nx = 1\n```',
    '### More',
    '```text\n1\n```',
    '## Second part',
    '```python\ny = 2\n```',
  ];
  expect(cells(body.join('\n\n'))).toEqual([
    'markdown: Start.',
    'markdown: ## Get data\n\nWords.',
    'code: x = 1',
    'markdown: ### More\n\n```text\n1\n```',
    'markdown: ## Second part',
    'code: y = 2',
  ]);
  const idsOf = (text: string) => notebookOf(page(text)).cells.map(({id}) => id);
  const ids = idsOf(body.join('\n\n'));
  expect(ids).toEqual([
    'title_1',
    'start_1',
    'data_1',
    'data_2',
    'data_3',
    'second-part_1',
    'second-part_2',
  ]);
  // More in one section leaves the ids of the others alone.
  expect(idsOf(body.toSpliced(4, 0, '```python\nz = 3\n```').join('\n\n')).slice(-2)).toEqual(
    ids.slice(-2),
  );
  expect(notebookText(notebookOf(page('A.')))).toBe(notebookText(notebookOf(page('A.'))));
});

test('ids of headings are left out, also inside a note', () => {
  expect(cells('### `a` and more {#a}\n\n:::note\n\n#### Inner {#inner}\n\n:::\n')).toEqual([
    'markdown: ### `a` and more\n\n> **Note**\n>\n> #### Inner',
  ]);
});

test('steps have their numbers, up to the break', () => {
  expect(cells('## A\n\n## B {#b}\n\n---\n\n## C', 'steps: true\n')).toEqual([
    'markdown: ## 1. A',
    'markdown: ## 2. B',
    'markdown: ## C',
  ]);
});

test('links lead to the site, links to symbols to the reference', () => {
  expect(
    cells(
      [
        'See [`CSVSource`](api:), [the *way* in](/guides/a#b "Way"), [above](#x),',
        '[out](https://example.com) and https://example.com/bare, then [that][ref].',
        '',
        '- ![Alt](/img/a.png)',
        '',
        '[ref]: /api',
      ].join('\n'),
    ),
  ).toEqual([
    'markdown: See [`CSVSource`](https://docs.example.org/api/bitfount/data/datasources/csv_source#csvsource), ' +
      '[the *way* in](https://docs.example.org/guides/a#b "Way"), ' +
      '[above](https://docs.example.org/tutorials/group/first#x),\n' +
      '[out](https://example.com) and https://example.com/bare, then [that][ref].\n\n' +
      '- ![Alt](https://docs.example.org/img/a.png)\n\n' +
      '[ref]: https://docs.example.org/api',
  ]);
});

test('notes become block quotes, expected output with them', () => {
  const body = [
    ':::expect',
    'Two lines:',
    '```text\na\n\nb\n```',
    ':::',
    '1. First\n\n   :::caution[Mind `it`]\n\n   [Read](/guides/a).\n\n   :::',
    '<Needs>\n\n- **Time:** an hour\n\n</Needs>',
  ];
  expect(cells(body.join('\n\n'))).toEqual([
    'markdown: > **What you should see**\n>\n> Two lines:\n>\n> ```text\n> a\n>\n> b\n> ```\n\n' +
      '1. First\n\n   > **Mind `it`**\n   >\n   > [Read](https://docs.example.org/guides/a).\n\n' +
      '> **What you need**\n>\n> - **Time:** an hour',
  ]);
});

test('drawings leave their words and a link, generated tables a link', () => {
  expect(
    cells('<Drawing of="platform" />\n\n<ModelTable of="pod-file" />\n\n{/* for writers */}'),
  ).toEqual([
    'markdown: > **Who talks**\n>\n> Pods do.\n>\n> [See the drawing](https://docs.example.org/tutorials/group/first)\n\n' +
      'The table that stands here is on [the page of this tutorial](https://docs.example.org/tutorials/group/first).',
  ]);
});

test('what a notebook cannot hold stops the build with file, line and the mend', () => {
  const fault = (body: string): string => {
    try {
      notebookOf(page(body));
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  const message = fault('<Chart />\n\n{1 + 1}\n\n<Drawing of="none" />');
  expect(message).toContain(
    'tutorials/group/first.mdx:6: a notebook has nothing for <Chart>: say what in src/notebooks/components.ts.',
  );
  expect(message).toMatch(
    /tutorials\/group\/first\.mdx:8: a notebook cannot hold \{an expression\}.* \(site:not-for-notebooks\)/,
  );
  expect(message).toContain('tutorials/group/first.mdx:10: there is no drawing "none".');
  expect(fault('[`CSVSorce`](api:)')).toContain('tutorials/group/first.mdx:6: ');
});

test('only tutorials that are more than a list have an address', () => {
  expect(notebookAddress('group/first')).toBe('/notebooks/group-first.ipynb');
  expect(notebookAddress('introduction')).toBeUndefined();
  expect(notebookAddress('group/index')).toBeUndefined();
});
