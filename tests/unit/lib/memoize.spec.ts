import {mkdirSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {memoize, memoizeLatest} from '../../../src/lib/memoize';
import {memoizeFile} from '../../../src/lib/memoizeFile';
import {outputPath} from '../support/outputPath';

test('a memoized function runs once for each key, also where it returns nothing', () => {
  const asked: string[] = [];
  const find = memoize((key: string) => {
    asked.push(key);
    return key === 'none' ? undefined : {key};
  });
  expect(find('a')).toBe(find('a'));
  expect(find('none')).toBeUndefined();
  expect(find('none')).toBeUndefined();
  expect(asked).toEqual(['a', 'none']);
});

test('a failure is not kept', () => {
  let runs = 0;
  const find = memoize(() => {
    runs += 1;
    if (runs === 1) {
      throw new Error('not yet');
    }
    return runs;
  });
  expect(() => find('a')).toThrow('not yet');
  expect([find('a'), find('a')]).toEqual([2, 2]);
});

test('answers can be kept where they do not keep their keys', () => {
  const known = new WeakMap<object, number>();
  const key = {};
  const size = memoize((of: object) => Object.keys(of).length, known);
  expect(size(key)).toBe(0);
  expect(known.get(key)).toBe(0);
});

test('of each key only the answer for its latest version is kept', () => {
  const asked: string[] = [];
  const read = memoizeLatest((key: string, version: number) => {
    asked.push(key + version);
    return undefined;
  });
  for (const [key, version] of [
    ['a', 1],
    ['a', 1],
    ['b', 1],
    ['a', 2],
    ['a', 2],
    ['b', 1],
    ['a', 1],
  ] as const) {
    read(key, version);
  }
  expect(asked).toEqual(['a1', 'b1', 'a2', 'a1']);
});

test('a file is read again after it has changed', () => {
  const file = outputPath('folder/file.txt');
  mkdirSync(path.dirname(file), {recursive: true});
  let reads = 0;
  const read = memoizeFile(() => (reads += 1));
  writeFileSync(file, 'a');
  expect([read(file), read(file)]).toEqual([1, 1]);
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect([read(file), read(file)]).toEqual([2, 2]);
});
