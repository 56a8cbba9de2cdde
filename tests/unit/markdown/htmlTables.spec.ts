import {expect, test} from 'vitest';

import {rehypeTables} from '../../../src/markdown/html/tables';
import {run} from '../support/markdown';

test('cells carry the name of their column, the first one heads the row', async () => {
  const html = await run('| Key | Default | Meaning |\n|---|---|---|\n| `name` | 3 | Words. |\n', [
    rehypeTables,
  ]);
  expect(html).toContain('<th scope="col" role="columnheader">Key</th>');
  expect(html).toContain('<th scope="row" role="rowheader"><code>name</code></th>');
  expect(html).toContain('<td data-l="Default" role="cell">3</td>');
  expect(html, 'a sentence needs no label').toContain('<td role="cell">Words.</td>');
  expect(html).toContain('class="grid short"');
});

test('long row heads may wrap', async () => {
  const html = await run(
    `| You see | Do |\n|---|---|\n| ${'word '.repeat(10)} | ${'word '.repeat(20)} |\n`,
    [rehypeTables],
  );
  expect(html).toContain('class="grid"');
});

const table = (columns: number, ...rows: string[]) =>
  `${'| head '.repeat(columns)}|\n${'|---'.repeat(columns)}|\n${rows
    .map((cell) => `${`| ${cell} `.repeat(columns)}|\n`)
    .join('')}`;

const classesOf = (html: string) =>
  [...html.matchAll(/<table[^>]*class="([^"]*)"/g)].map(([, of]) => of);

test('written tables of a page share one grid', async () => {
  const classes = async (...tables: string[]) =>
    classesOf(await run(tables.join('\ntext\n\n'), [rehypeTables]));
  const long = 'long words '.repeat(12);
  expect(await classes(table(2, 'a'), table(2, 'b'))).toEqual(['grid slim', 'grid slim']);
  expect(await classes(table(2, long), table(2, 'b'))).toEqual(['grid', 'grid']);
  expect(await classes(table(3, 'a'), table(2, 'b'))).toEqual(['grid thirds', 'grid thirds']);
  expect(await classes(table(3, 'a'), table(3, 'b'), table(4, 'c'))).toEqual([
    'grid thirds',
    'grid thirds',
    'grid short',
  ]);
});

test('a table that would get much longer has columns as wide as its contents', async () => {
  const uneven = `| Message | Who |\n|---|---|\n| ${'word '.repeat(30)} | x |\n`;
  const even = table(2, 'long words '.repeat(6));
  const classes = async (...tables: string[]) =>
    classesOf(await run(tables.join('\ntext\n\n'), [rehypeTables]));
  expect(await classes(uneven, table(3, 'a'))).toEqual(['grid own', 'grid thirds']);
  expect(await classes(uneven)).toEqual(['grid own']);
  expect(await classes(uneven, even), 'tables of messages share an axis').toEqual(['grid', 'grid']);
  const wordy = `| Channel | What | Switch |\n|---|---|---|\n| a | ${'word '.repeat(60)} | on |\n`;
  expect(await classes(wordy, table(3, 'a'))).toEqual(['grid short', 'grid thirds']);
});

test('a wide table scrolls in a box that a keyboard reaches', async () => {
  const html = await run('| a | b | c | d | e |\n|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |\n', [
    rehypeTables,
  ]);
  expect(html).toMatch(/<div class="scroll" tabindex="0" role="region" aria-label="Table"><table/);
});
