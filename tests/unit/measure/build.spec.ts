import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {buildTable} from '../../../scripts/measure/build/buildTable';
import {plainPage} from '../../../scripts/measure/build/markdownOf';
import {treeOf} from '../../../scripts/measure/build/peers';
import {fileOf, writePages} from '../../../scripts/measure/build/plainSite';
import {costOf, entryOf, treeMemory} from '../../../scripts/measure/build/processTree';

const page = (body: string) =>
  plainPage(
    '/guides/a',
    `<head><meta name=description content="What it is."></head><main><h1>A_<wbr>b</h1><div class="prose">${body}</div></main>`,
  );

test('a page becomes Markdown with the same words, code and tables', () => {
  const {title, description, markdown} = page(
    '<p>Take <code>x &lt; {{ y }}</code>, <strong>not</strong> <a href="/api/k#m">k_1</a>.</p>' +
      '<h2 id=s>Steps<a class=anchor href=#s>#</a></h2>' +
      '<ol><li>One<ul><li>Inner</li></ul></li><li>Two {{x}}</li></ol>' +
      '<figure class=code><figcaption><b>a.py</b><button>Copy</button></figcaption>' +
      '<pre aria-label="Code: a.py"><code><span>from</span> k import m\n\nm()</code></pre></figure>' +
      '<table><thead><tr><th>a<th>b<tbody><tr><td>1|2<td><code>c</code></table>',
  );
  expect([title, description]).toEqual(['A_b', 'What it is.']);
  expect(markdown.split('\n')).toEqual([
    'Take `x < { { y } }`, **not** [k\\_1](/api/k).',
    '',
    '## Steps',
    '',
    '1. One',
    '   ',
    '   - Inner',
    '2. Two { {x} }',
    '',
    '**a.py**',
    '',
    '```python',
    'from k import m',
    '',
    'm()',
    '```',
    '',
    '| a | b |',
    '| --- | --- |',
    '| 1\\|2 | `c` |',
    '',
  ]);
});

test('a formula is written as its source, a drawing not at all', () => {
  const katex =
    '<span class=katex><math><annotation encoding="application/x-tex">x_i</annotation></math><span aria-hidden=true>xi</span></span>';
  expect(page(`<p>Let ${katex} be</p><svg><text>no</text></svg>`).markdown).toBe('Let `x_i` be\n');
});

test('something that is no page of the site is refused', () => {
  expect(() => plainPage('/x', '<p>x</p>')).toThrow(/\/x has no <main>/);
});

const addresses = ['/guides/a', '/guides/a/b', '/guides/a/b/c', '/guides/d', '/api/x/y'].map(
  (address) => ({address, title: address, description: '', markdown: 'text\n'}),
);

test('a page with pages below it is the index of their folder', () => {
  expect(addresses.map((one) => fileOf(one, addresses))).toEqual([
    'guides/a/index.md',
    'guides/a/b/index.md',
    'guides/a/b/c.md',
    'guides/d.md',
    'api/x/y.md',
  ]);
  const folder = test.info().outputPath('pages');
  writePages(addresses, {folder, withHeading: true, head: ({address}) => [`slug: ${address}`]});
  expect(readFileSync(path.join(folder, 'guides/d.md'), 'utf8')).toBe(
    '---\ntitle: "/guides/d"\ndescription: ""\nslug: /guides/d\n---\n\n# /guides/d\n\ntext\n',
  );
});

test('a sidebar holds the pages as a tree, those without a parent too', () => {
  expect(treeOf(addresses, '/guides')).toEqual([
    {
      text: '/guides/a',
      link: '/guides/a/',
      collapsed: true,
      items: [
        {
          text: '/guides/a/b',
          link: '/guides/a/b/',
          collapsed: true,
          items: [{text: '/guides/a/b/c', link: '/guides/a/b/c'}],
        },
      ],
    },
    {text: '/guides/d', link: '/guides/d'},
  ]);
  expect(treeOf(addresses, '/api')).toEqual([{text: '/api/x/y', link: '/api/x/y'}]);
});

test('memory is that of a process and all below it', () => {
  const all = [
    {id: 1, parent: 0, bytes: 10},
    {id: 2, parent: 1, bytes: 20},
    {id: 3, parent: 2, bytes: 40},
    {id: 4, parent: 0, bytes: 80},
  ];
  expect(treeMemory(1, all)).toBe(70);
  const stat = `12 (a b) c) S 7 ${Array.from({length: 19}, (_, field) => field).join(' ')} 3 0`;
  expect(entryOf(stat)).toEqual({id: 12, parent: 7, bytes: 3 * 4096});
});

test('a command that fails is told with the end of its output', async () => {
  const failing = [process.execPath, '-e', 'console.log("why"); process.exit(3)'];
  await expect(costOf(failing, '.', process.env)).rejects.toThrow(/ended with 3:\nwhy/);
  const {seconds} = await costOf([process.execPath, '-e', '0'], '.', process.env);
  expect(seconds).toBeGreaterThan(0);
});

test('each tool stands with its ratio to this site', () => {
  const cost = (seconds: number) => ({seconds, megabytes: 1000});
  const built = [
    {name: 'this site', cold: [cost(10), cost(12), cost(20)], warm: [cost(5)]},
    {name: 'other', cold: [cost(18)], warm: [cost(18)]},
  ];
  expect(buildTable(built, 310).split('\n').slice(2)).toEqual([
    '| this site | 12.0 (10.0–20.0, n 3) | 1.00 | 5.0 (5.0–5.0, n 1) | 1000 (1000–1000, n 3) | 1000 (1000–1000, n 1) |',
    '| other | 18.0 (18.0–18.0, n 1) | 1.50 | 18.0 (18.0–18.0, n 1) | 1000 (1000–1000, n 1) | 1000 (1000–1000, n 1) |',
  ]);
});
