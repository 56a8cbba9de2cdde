import {expect, test} from 'vitest';

import {extractPage} from '../../../src/search/records/extractPage';
import {fitPack} from '../../../src/search/records/fitPack';
import {unpack} from '../../../src/search/records/unpack';
import type {SearchRecord} from '../../../src/search/types';
import {apiPage, guidePage} from './recordsPages';

const site = {
  words: new Map<string, string>(),
  origin: 'https://docs.example.org',
  sectionLabel: (address: string) => (address.startsWith('/api') ? 'API Reference' : 'Guides'),
};
const records = [
  ...extractPage({address: '/guides/settings', html: guidePage}, site),
  ...extractPage({address: '/api/sdk/pod', html: apiPage}, site),
];
const read = (text: string): SearchRecord[] => unpack(JSON.parse(text));
const inReference = ({objectID}: SearchRecord) => objectID.startsWith('/api');
const isText = ({type}: SearchRecord) => type === 'content';

test('a pack that fits has all records', () => {
  const {text, bytes, leftOut} = fitPack(records, 'hash', Infinity);
  expect(leftOut).toEqual([]);
  expect(read(text)).toEqual(records);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(text.length);
});

test('further texts of the reference go first', () => {
  const whole = fitPack(records, 'hash', Infinity);
  const {text, bytes, leftOut} = fitPack(records, 'hash', whole.bytes - 1);
  expect(leftOut).toEqual(['further texts of the reference']);
  expect(bytes).toBeLessThan(whole.bytes);
  expect(read(text)).toEqual(records.filter((record) => !(inReference(record) && isText(record))));
});

test('names of pages, headings, classes, functions and methods stay however small it has to be', () => {
  const {text, leftOut} = fitPack(records, 'hash', 0);
  expect(leftOut).toHaveLength(4);
  const left = read(text);
  expect(left.every(({content}) => content === null)).toBe(true);
  const names = ({objectID}: SearchRecord) => objectID;
  const kept = records.filter(
    ({kind, type}) => type !== 'content' && kind !== 'attribute' && kind !== 'parameter',
  );
  expect(left.map(names)).toEqual(kept.map(names));
  expect(new Set(records.map(({kind}) => kind))).toContain('parameter');
});
