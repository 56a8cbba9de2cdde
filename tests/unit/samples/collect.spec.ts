import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {pageSnippets, readSnippets, snippetFiles} from '../../../src/samples/collect';
import {outputPath} from '../support/outputPath';

test('fences in lists, components and admonitions are found with their first line', () => {
  const text = [
    '---',
    'title: A {page}',
    '---',
    '',
    '## Start {#start}',
    '',
    '<Tabs>',
    '<TabItem value="a">',
    '        ```python title="a b.py" showLineNumbers',
    '        import os',
    '        ```',
    '</TabItem>',
    '</Tabs>',
    '',
    '1. Write',
    '',
    '   ~~~yaml title=pod.yaml schema=pod',
    '   name: a',
    '   ~~~',
    '',
    ':::note',
    '```text',
    'no code',
    '```',
    '````sh',
    '```',
    '````',
    ':::',
  ].join('\n');
  expect(
    pageSnippets('docs/a.mdx', text).map(({line, language, title, code}) => ({
      line,
      language,
      title,
      code,
    })),
  ).toEqual([
    {line: 10, language: 'python', title: 'a b.py', code: 'import os'},
    {line: 18, language: 'yaml', title: 'pod.yaml', code: 'name: a'},
    {line: 26, language: 'bash', title: undefined, code: '```'},
  ]);
  expect(pageSnippets('docs/a.mdx', text)[1]?.meta.get('schema')).toBe('pod');
});

test('pages of the three sections and example files are listed', () => {
  const root = outputPath('site');
  const files = {
    'docs/a/index.mdx': '```python\nx\n```\n',
    'docs/a/picture.png': '',
    'src/components/landing/examples/pod.py': 'import os\n',
    'src/components/landing/examples/pod.yaml': 'name: a\n',
    'tutorials/b.md': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  expect(snippetFiles(root)).toEqual(Object.keys(files).filter((file) => !/png$/.test(file)));
  expect(readSnippets(root, 'src/components/landing/examples/pod.py')).toMatchObject([
    {line: 1, language: 'python', code: 'import os\n', title: 'pod.py'},
  ]);
});
