import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {runFiles} from '../../../src/samples/results/files';
import {recordPath, staleRecords} from '../../../src/samples/results/record';
import {runs} from '../../../src/samples/results/runs';
import {product} from '../../../src/site/product';

const release = product.sdk.version;
const [{page}] = runs['inference-only'];

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'records-'));
  for (const folder of ['docs', 'tutorials', 'src/components/drawings/results']) {
    cpSync(folder, path.join(root, folder), {recursive: true});
  }
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

function edit(file: string, from: string, to: string): void {
  const full = path.join(root, file);
  const text = readFileSync(full, 'utf8');
  expect(text).toContain(from);
  writeFileSync(full, text.replace(from, to));
}

test('an unchanged page has no stale record, and prose may change', () => {
  edit(page, '\n## ', '\nA sentence more.\n\n## ');
  expect(staleRecords(root, release)).toEqual([]);
});

test('a changed block makes its record stale, and the message says what to run', () => {
  edit(page, 'lowest = 20 * number', 'lowest = 10 * number');
  expect(staleRecords(root, release)).toEqual([
    `${page}: the code of make_pictures.py has changed since ${recordPath('inference-only')} was made. Run it again: npm run results -- inference-only`,
  ]);
});

test('a block that continues a file belongs to it', () => {
  edit(page, 'print(len(result.preds), "predictions")', 'print(len(result.preds))');
  expect(staleRecords(root, release).join()).toContain(
    'the code of predict_locally.py has changed',
  );
});

test('another release makes every record stale', () => {
  expect(staleRecords(root, '99.0.0')).toHaveLength(Object.keys(runs).length);
});

test('a block that is gone is an error with the page', () => {
  edit(page, 'title="make_weights.py"', 'title="weights.py"');
  expect(() => runFiles(root, runs['inference-only'])).toThrow(
    `${page}: no block is titled "make_weights.py".`,
  );
});
