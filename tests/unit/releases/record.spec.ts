/** The compact record of releases, and what the site says of them. */
import {statSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

import {expect, test} from 'vitest';

import {loadRecord, loadRelease, RECORD_FILE} from '../../../src/reference/past/recordFile';
import {recordForChecks} from '../../../src/reference/past/recordForChecks';
import {loadModel} from '../../../src/reference/model/load';
import {releaseOf} from '../../../src/reference/past/releaseOf';
import {readRelease} from '../../../src/releases/readRecord';
import {writeRecord} from '../../../src/releases/writeRecord';
import {product} from '../../../src/site/product';
import {releases} from '../../../src/site/releases';
import {attribute, cls, fn, release} from './support';

test('a record gives back each release that it was made of', () => {
  const all = [
    release(
      {'bitfount.a.f': fn('x, *, y: int = 1')},
      {Empty: {}, Config: {key: {default: '1'}}},
      '1.0.0',
    ),
    release({'bitfount.a.C': cls('x', ['bitfount.a.B']), 'bitfount.a.C.m': fn('')}, {}, '2.0.0'),
    release(
      {'bitfount.a.f': fn('x'), 'bitfount.a.X': attribute('1')},
      {Config: {key: {}}},
      '3.0.0',
    ),
  ];
  const record = writeRecord(all);
  for (const one of all) {
    const read = readRelease(record, one.version);
    expect(new Map([...read.symbols].sort())).toEqual(new Map([...one.symbols].sort()));
    expect(read.mappings).toEqual(one.mappings);
  }
  expect(() => readRelease(record, '4.0.0')).toThrow('has no 4.0.0');
});

test('the committed record has the releases that the site names, and stays small', () => {
  expect(loadRecord().releases).toEqual(releases);
  expect(statSync(RECORD_FILE).size).toBeLessThan(1_000_000);
  expect(gzipSync(JSON.stringify(recordForChecks()), {level: 9}).length).toBeLessThan(200 * 1024);
});

test('the documented release is in the record as in the model', () => {
  const {symbols, mappings} = releaseOf(loadModel());
  const read = loadRelease(product.sdk.version);
  expect(read.symbols.size).toBe(symbols.size);
  expect(
    [...symbols].filter(
      ([path, symbol]) => JSON.stringify(symbol) !== JSON.stringify(read.symbols.get(path)),
    ),
  ).toEqual([]);
  expect(read.mappings.size).toBe(mappings.size);
});
