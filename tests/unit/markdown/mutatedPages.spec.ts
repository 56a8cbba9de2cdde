import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {apiPages} from '../../../src/markdown/apiPages';
import {readWords, WORDS_FILE} from '../../../src/plugins/search-records/readWords';
import {fixtures, modelDir, render} from './support';

/* Spoils good files of writers at random. The build takes them, or says file and line. */

const good = path.join(fixtures, 'good');
const lines = readFileSync(path.join(good, 'api/kit/shapes.mdx'), 'utf8').split('\n');

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mutated-'));
  cpSync(good, root, {recursive: true});
  mkdirSync(path.join(root, 'docs'), {recursive: true});
});

afterAll(() => rmSync(root, {recursive: true}));

const rubbish = fc.oneof(
  fc.constantFrom(
    '---',
    '## ',
    '## Circle',
    '### grow {#x}',
    '#### Nothing',
    '- `radius`: words',
    '- `__proto__`: words',
    '- radius',
    '  - `x`',
    'raises `Nothing`',
    '- returns',
    '```',
    '{',
    '<Unknown>',
    '| a |',
    '[`Circle`](api:)',
    ':::note',
  ),
  fc.string({maxLength: 30}),
  fc.string({unit: 'binary', maxLength: 10}),
);

/** One change: where, how many lines it takes away, and what it puts there. */
const change = fc.record({
  at: fc.nat({max: lines.length - 1}),
  without: fc.nat({max: 2}),
  added: fc.array(rubbish, {maxLength: 2}),
});

/** Whether an error says where: one of a parser by line and column, one of ours by file and line. */
function saysWhere(error: unknown, file: string): boolean {
  const {message, name, reason, mark} = error as {
    message: string;
    name: string;
    reason?: string;
    mark?: object;
  };
  return (
    mark !== undefined ||
    (reason !== undefined && /\d+:\d+/.test(name)) ||
    message.split('\n').every((fault) => fault.startsWith(`${file}:`))
  );
}

test('a spoilt page of the reference is taken, or its faults have file and line', async () => {
  const file = path.join(root, 'api/kit/shapes.mdx');
  const name = path.relative(process.cwd(), file);
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, {minLength: 1, maxLength: 3}), async (changes) => {
      const page = changes.reduce(
        (all, {at, without, added}) => all.toSpliced(at, without, ...added),
        lines,
      );
      writeFileSync(file, page.join('\n'));
      const error = await render(file, [apiPages, {root, modelDir}]).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error !== null) {
        refused += 1;
        expect(saysWhere(error, name), String((error as Error).stack)).toBe(true);
      }
    }),
    {numRuns: 100},
  );
  expect(refused).toBeGreaterThan(0);
}, 60_000);

test('a spoilt file of search words is taken, or its fault has the file', () => {
  mkdirSync(path.dirname(path.join(root, WORDS_FILE)), {recursive: true});
  const entry = fc.oneof(
    fc.constantFrom(
      '/guides/a:',
      '  page: words',
      '  x: [1]',
      '  : y',
      '- 1',
      '\t',
      '&a *b',
      '!!js/x',
    ),
    fc.string({maxLength: 20}),
  );
  fc.assert(
    fc.property(fc.array(entry, {maxLength: 6}), (entries) => {
      writeFileSync(path.join(root, WORDS_FILE), entries.join('\n'));
      try {
        readWords(root);
      } catch (error) {
        expect((error as Error).message.startsWith(WORDS_FILE), String(error)).toBe(true);
      }
    }),
    {numRuns: 200},
  );
});
