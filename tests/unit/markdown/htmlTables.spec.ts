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
  const html = await run(`| You see | Do |\n|---|---|\n| ${'word '.repeat(10)} | x |\n`, [
    rehypeTables,
  ]);
  expect(html).toContain('class="grid"');
});

test('a wide table scrolls in a box that a keyboard reaches', async () => {
  const html = await run('| a | b | c | d | e |\n|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |\n', [
    rehypeTables,
  ]);
  expect(html).toMatch(/<div class="scroll" tabindex="0" role="region" aria-label="Table"><table/);
});
