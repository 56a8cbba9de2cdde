import {expect, test} from 'vitest';

import {createEngine} from '../../../src/search/engine/createEngine';
import {filterOf} from '../../../src/search/engine/facets';
import {queryWords} from '../../../src/search/engine/queryWords';
import {squash, stem, termsOf} from '../../../src/search/engine/text';
import {allowedTypos, distance} from '../../../src/search/engine/typos';
import type {RecordKind, SearchRecord, SearchRequest} from '../../../src/search/types';

function record(
  objectID: string,
  names: readonly string[],
  kind: RecordKind,
  content: string | null = null,
): SearchRecord {
  const levels = [kind === 'guide' ? 'Guides' : 'API Reference', ...names];
  const at = (level: number): string | null => levels[level] ?? null;
  return {
    objectID,
    url: `https://docs.example.org${objectID.replace(':text', '')}`,
    hierarchy: {
      lvl0: at(0),
      lvl1: at(1),
      lvl2: at(2),
      lvl3: at(3),
      lvl4: at(4),
      lvl5: null,
      lvl6: null,
    },
    content,
    type: objectID.endsWith(':text') ? 'content' : (`lvl${names.length}` as SearchRecord['type']),
    kind,
    language: 'en',
    version: 'current',
    docusaurus_tag: kind === 'guide' ? 'docs-default-current' : 'docs-api-current',
  };
}

const CSV = 'kit.data.csv_source';
const records = [
  record('/guides/pods', ['Running pods'], 'guide', 'Start a pod <beside> your data.'),
  record('/guides/pods#wrong', ['Running pods', 'What can go wrong'], 'guide', 'Messages.'),
  record(
    '/guides/pods#wrong:text',
    ['Running pods', 'What can go wrong'],
    'guide',
    'One two three four five six seven. The hub refused the dataset of the kit. Eight nine ten.',
  ),
  record('/api/csv', [CSV], 'module', 'Reads tables.'),
  record('/api/csv#csvsource', [CSV, 'CSVSource'], 'class', 'Reads one file.'),
  record('/api/csv#csvsource--path', [CSV, 'CSVSource', 'path'], 'parameter'),
  record('/api/csv#csvsource.get_data', [CSV, 'CSVSource', 'get_data'], 'method', 'All rows.'),
  record('/api/base#base.get_data', ['kit.data.base', 'Base', 'get_data'], 'method', 'Nothing.'),
];
const engine = createEngine(records);
const ask = (query: string, more: Partial<SearchRequest> = {}) =>
  engine.search({indexName: 'docs', query, ...more});
const first = (query: string): string | undefined => ask(query).hits[0]?.objectID;

test('words are taken apart at case, underscores and dots, and joined as well', () => {
  expect(termsOf('CSVSource.get_data')).toEqual([
    'csv',
    stem('source'),
    stem('csvsource'),
    'get',
    'data',
    'getdata',
  ]);
  expect(termsOf('Café')).toEqual([stem('cafe')]);
  expect(squash('get_pod (v2)')).toBe('getpodv2');
  expect(stem('connecting')).toBe(stem('connects'));
});

test('stop words are left out unless there are no others', () => {
  expect(queryWords('what is a pod').map(({term}) => term)).toEqual(['pod']);
  expect(queryWords('what is').length).toBe(2);
});

test('one typo is forgiven from four letters, two from eight; neighbours may be swapped', () => {
  expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2]);
  expect(distance('dataest', 'dataset', 2)).toBe(1);
  expect(distance('abc', 'xyz', 1)).toBe(2);
});

for (const query of [
  'CSVSource',
  'csvsource',
  'csv source',
  'CSVSuorce',
  'CSVSou',
  'kit.CSVSource',
]) {
  test(`"${query}" finds the class first`, () => {
    expect(first(query)).toBe('/api/csv#csvsource');
  });
}

test('a dotted name finds the member of that owner', () => {
  expect(first('CSVSource.get_data')).toBe('/api/csv#csvsource.get_data');
  expect(first('base.GET_DATA')).toBe('/api/base#base.get_data');
});

test('a class does not drag its parameters along', () => {
  expect(ask('CSVSource').hits.map(({kind}) => kind)).not.toContain('parameter');
});

test('what only the prose says leads to it, with the words marked in its sentence', () => {
  const [hit] = ask('hub refused dataset', {
    attributesToSnippet: ['content:5'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  }).hits;
  expect(hit?.objectID).toBe('/guides/pods#wrong:text');
  const value = hit?._snippetResult.content?.value ?? '';
  expect(value).toBe(
    'The <mark>hub</mark> <mark>refused</mark> the <mark>dataset</mark> of the kit.',
  );
  expect(hit?._snippetResult.content?.matchLevel).toBe('full');
});

test('text is escaped', () => {
  const [hit] = ask('beside').hits;
  expect(hit?._highlightResult.content?.value).toContain('&#60;<em>beside</em>&#62;');
});

test('filters are an AND of ORs', () => {
  const guide = records[0] as SearchRecord;
  expect(filterOf(['language:en', ['kind:class', 'kind:guide']])(guide)).toBe(true);
  expect(filterOf(['language:en', ['kind:class', 'kind:method']])(guide)).toBe(false);
  expect(filterOf(['kind:-guide'])(guide)).toBe(false);
  expect(ask('pods', {facetFilters: ['docusaurus_tag:docs-api-current']}).hits).toEqual([]);
});

test('pages of hits add up', () => {
  const all = ask('get_data', {hitsPerPage: 20});
  const second = ask('get_data', {hitsPerPage: 1, page: 1});
  expect(second.nbHits).toBe(all.nbHits);
  expect(second.nbPages).toBe(all.nbHits);
  expect(second.hits[0]?.objectID).toBe(all.hits[1]?.objectID);
  expect(ask('   ').nbHits).toBe(0);
  expect(ask('xqzvwk').nbHits).toBe(0);
});
