import {appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {buildTable, startTable} from '../../../scripts/measure/build/buildTable';
import {costOf, entryOf, treeMemory} from '../../../scripts/measure/build/processTree';
import {changePage, copySite, removeCaches} from '../../../scripts/measure/build/siteCopy';
import {outputPath} from '../support/outputPath';

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

test('a failing command throws the end of its output', async () => {
  const failing = [process.execPath, '-e', 'console.log("why"); process.exit(3)'];
  await expect(costOf(failing, '.', process.env)).rejects.toThrow(/ended with 3:\nwhy/);
  const {seconds} = await costOf([process.execPath, '-e', '0'], '.', process.env);
  expect(seconds).toBeGreaterThan(0);
});

test('each kind of build has the median and the spread of its time and memory', () => {
  const cost = (seconds: number) => ({seconds, megabytes: 1000});
  const table = buildTable({cold: [cost(10), cost(12), cost(20)], warm: [cost(5)]});
  expect(table.split('\n').slice(2)).toEqual([
    '| cold | 12.0 (10.0–20.0, n 3) | 1000 (1000–1000, n 3) |',
    '| warm | 5.0 (5.0–5.0, n 1) | 1000 (1000–1000, n 1) |',
  ]);
});

test('each kind of start has the time to the first page, and those of its edits together', () => {
  const times = (start: number, ...edits: number[]) => ({start, edits});
  const table = startTable({cold: [times(30, 3, 1), times(20, 2)], warm: []});
  expect(table.split('\n').slice(2)).toEqual([
    '| cold | 25.0 (20.0–30.0, n 2) | 2.0 (1.0–3.0, n 3) |',
    '| warm | – | – |',
  ]);
});

test('a copy of the site has its pages and packages, and caches of its own', () => {
  const source = outputPath('source');
  const copy = outputPath('copy');
  const page = 'docs/getting-started/accessing-bitfount.mdx';
  for (const file of [page, 'node_modules/kit/index.js', 'node_modules/.cache/x', 'build/x.html']) {
    mkdirSync(path.dirname(path.join(source, file)), {recursive: true});
    writeFileSync(path.join(source, file), 'words\n');
  }
  copySite(copy, source);
  const has = (file: string) => existsSync(path.join(copy, file));
  expect(has('node_modules/kit/index.js')).toBe(true);
  expect([has('node_modules/.cache'), has('build')]).toEqual([false, false]);

  changePage(copy, 2);
  expect(readFileSync(path.join(copy, page), 'utf8')).toBe('words\n\nChanged 2 times.\n');
  expect(readFileSync(path.join(source, page), 'utf8')).toBe('words\n');

  mkdirSync(path.join(copy, 'node_modules/.cache'));
  appendFileSync(path.join(copy, 'node_modules/.cache/x'), '');
  mkdirSync(path.join(copy, 'build'));
  removeCaches(copy);
  expect([has('node_modules/.cache'), has('build'), has(page)]).toEqual([false, false, true]);
});
