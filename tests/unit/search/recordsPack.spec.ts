import {expect, test} from 'vitest';

import {extractPage, type SiteFacts} from '../../../src/search/records/extractPage';
import {pack} from '../../../src/search/records/pack';
import {UnreadablePackError} from '../../../src/search/records/packed';
import {unpack} from '../../../src/search/records/unpack';
import type {SearchRecord} from '../../../src/search/types';
import {apiPage, guidePage} from './recordsPages';

const site: SiteFacts = {
  words: new Map(),
  origin: 'https://docs.example.org',
  sectionLabel: (address) => (address.startsWith('/api') ? 'API Reference' : 'Guides'),
};
const records = [
  ...extractPage({address: '/guides/settings', html: guidePage}, site),
  ...extractPage({address: '/api/sdk/pod', html: apiPage}, site),
  ...extractPage({address: '/api/sdk/other', html: apiPage}, site),
];
const packed = pack(records, 'hash');
const travelled = (): unknown => JSON.parse(JSON.stringify(packed));

test('unpacking gives the records that were packed', () => {
  expect(unpack(travelled())).toEqual(records);
  expect(unpack(JSON.parse(JSON.stringify(pack([], 'hash'))))).toEqual([]);
});

test('it does so for anchors and hierarchies that follow no rule', () => {
  const odd: SearchRecord[] = records.map((record, index) =>
    record.type === 'lvl4'
      ? {
          ...record,
          objectID: `/api/sdk/${index < 18 ? 'pod' : 'other'}#odd-${index}`,
          url: `https://docs.example.org/api/sdk/${index < 18 ? 'pod' : 'other'}#odd-${index}`,
          hierarchy: {...record.hierarchy, lvl2: 'Elsewhere', lvl3: 'Here'},
        }
      : record,
  );
  expect(unpack(JSON.parse(JSON.stringify(pack(odd, 'hash'))))).toEqual(odd);
});

test('the words of readers stay with their place', () => {
  const page = '/guides/settings';
  const words = new Map([[`${page}#paths`, 'folder location']]);
  const worded = extractPage({address: page, html: guidePage}, {...site, words});
  expect(worded.filter((record) => record.words).map(({objectID}) => objectID)).toEqual([
    `${page}#paths`,
  ]);
  expect(unpack(JSON.parse(JSON.stringify(pack(worded, 'hash'))))).toEqual(worded);
});

test('the pack keeps the hash and tells a repeated text once', () => {
  expect(packed.hash).toBe('hash');
  expect(packed.texts.words.split('\n').filter((word) => word === 'make_pod')).toHaveLength(1);
});

test('records that are not those of a site are refused', () => {
  const [first, second] = records as [SearchRecord, SearchRecord];
  expect(() => pack([second, first], '')).toThrow(/stands before the first page/);
  expect(() => pack([first, {...second, url: 'https://elsewhere.org/x'}], '')).toThrow(
    /#paths has another url/,
  );
});

test('a file that is no pack is refused with what is wrong', () => {
  for (const value of [null, 'text', [], {}, {form: 0}]) {
    expect(() => unpack(value)).toThrow(UnreadablePackError);
  }
  expect(() => unpack({...packed, forms: undefined})).toThrow(/a column is missing/);
  expect(() => unpack({...packed, forms: ' '})).toThrow(/record 0 is incomplete/);
  expect(() => unpack({...packed, pageFacts: []})).toThrow(/its page no facts/);
  expect(() => unpack({...packed, texts: {words: '', code: '~~ '}})).toThrow(/use word \d+ of 1/);
  expect(() => unpack({...packed, texts: {words: '', code: ''}})).toThrow(
    /there are 0 of \d+ texts/,
  );
  expect(() => unpack({...packed, forms: `${packed.forms}#`})).toThrow(
    /there are \d+ of \d+ texts/,
  );
});
