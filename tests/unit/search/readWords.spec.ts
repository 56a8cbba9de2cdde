import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {checkWords, readWords, WORDS_FILE} from '../../../src/plugins/search-records/readWords';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'words-'));
  mkdirSync(path.join(root, path.dirname(WORDS_FILE)));
});

afterEach(() => rmSync(root, {recursive: true}));

function read(text: string): ReturnType<typeof readWords> {
  writeFileSync(path.join(root, WORDS_FILE), text);
  return readWords(root);
}

test('words belong to a page or to an anchor on it', () => {
  const entries = read('# why\n/guides/pods:\n  page: run serve\n  logs: rotate disk full\n');
  expect([...entries]).toEqual([
    ['/guides/pods', {words: 'run serve', line: 3}],
    ['/guides/pods#logs', {words: 'rotate disk full', line: 4}],
  ]);
});

test('a file of another form is refused with its line', () => {
  expect(() => read('/guides/pods: words\n')).toThrow(/_search-words\.yaml:1: expected a map/);
  expect(() => read('/guides/pods:\n  logs: [rotate]\n')).toThrow(
    /_search-words\.yaml:2: write the words of "logs" in one line/,
  );
  expect(() => read('/guides/pods:\n  logs: a\n  logs: b\n')).toThrow(/unique.*line 3/s);
});

test('a place that is not there is refused with its line and what to do', () => {
  const entries = read('/guides/pods:\n  page: run\n  logs: rotate\n');
  const places = new Set(['/guides/pods']);
  expect(() => checkWords(entries, places)).toThrow(
    /_search-words\.yaml:3: .*\/guides\/pods#logs\. Name the anchor/,
  );
  expect(() => checkWords(entries, new Set([...places, '/guides/pods#logs']))).not.toThrow();
});
