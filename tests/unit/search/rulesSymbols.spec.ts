import {expect, test} from 'vitest';

import {bareName, dottedPath} from '../../../src/search/engine/symbolNames';
import {explaining, SYMBOL_SCORES, symbolTable} from '../../../src/search/engine/symbolRule';
import {unitsOf} from '../../../src/search/engine/units';
import type {SearchRecord} from '../../../src/search/types';
import {headingOf, symbolOf} from './places';

const SOURCES = 'kit.data.sources';
const records = [
  headingOf(['Settings', 'KIT_REGION']),
  headingOf(['Settings', 'Get data']),
  symbolOf('module', [SOURCES]),
  symbolOf('class', [SOURCES, 'CSVSource']),
  symbolOf('parameter', [SOURCES, 'CSVSource', 'separator']),
  symbolOf('method', [SOURCES, 'CSVSource', 'get_data']),
  symbolOf('method', [SOURCES, 'BaseSource', 'get_data']),
  symbolOf('attribute', [SOURCES, 'kit_region']),
  symbolOf('function', ['kit.data.models.deep', 'load']),
  symbolOf('function', ['kit.data', 'load']),
  symbolOf('function', ['kit.tools', 'decorate()']),
];

/** Addresses without the folder, best first, with their extra scores. */
function named(query: string, of: readonly SearchRecord[] = records, known: string[] = []) {
  const units = unitsOf(of);
  const found = symbolTable(units, (word) => known.includes(word)).lookup(query);
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .map(([index, score]) => ({id: units[index]?.heading.objectID ?? '', score}));
}
const ids = (query: string) => named(query).map(({id}) => id);
const best = (query: string) => named(query)[0];

const CSV = '/api/kit/data/sources#csvsource';

test('the better a query names a place, the more it adds', () => {
  const {heading, exact, through, spelling, typo} = SYMBOL_SCORES;
  const order = [heading, exact, through, spelling, typo];
  expect(order).toEqual([...order].sort((a, b) => b - a));
  expect(new Set(order).size).toBe(order.length);
});

for (const [query, match, id] of [
  ['CSVSource', 'exact', CSV],
  ['csvsource', 'exact', CSV],
  ['CSVSOURCE', 'exact', CSV],
  [' `CSVSource` ', 'exact', CSV],
  ['CSVSource.get_data()', 'exact', `${CSV}.get_data`],
  ['sources.csvsource', 'exact', CSV],
  ['kit.data.sources.CSVSource', 'exact', CSV],
  ['decorate', 'exact', '/api/kit/tools#decorate()'],
  ['kit.CSVSource', 'through', CSV],
  ['kit.sources.CSVSource.get_data', 'through', `${CSV}.get_data`],
  ['csv source', 'spelling', CSV],
  ['csv_source', 'spelling', CSV],
  ['CSVSuorce', 'typo', CSV],
  ['csvsourec', 'typo', CSV],
  ['KIT_REGION', 'heading', '/guides/settings#kit_region'],
  ['kit_region', 'exact', '/api/kit/data/sources#kit_region'],
] as const) {
  test(`"${query}" names ${id} (${match})`, () => {
    expect(best(query)).toEqual({id, score: SYMBOL_SCORES[match]});
  });
}

test('a dotted name is of that owner only', () => {
  expect(ids('BaseSource.get_data')).toEqual(['/api/kit/data/sources#basesource.get_data']);
  expect(ids('Elsewhere.get_data')).toEqual([]);
  expect(ids('sources.kit.CSVSource'), 'steps in another order').toEqual([]);
});

test('a misspelt member is looked for in its owner', () => {
  expect(ids('CSVSource.get_dtaa')).toEqual([`${CSV}.get_data`]);
});

test('all homes of a name are named, and the best by more than the others', () => {
  const [first, second] = named('load');
  expect([first?.id, second?.id], 'the shorter path first').toEqual([
    '/api/kit/data#load',
    '/api/kit/data/models/deep#load',
  ]);
  expect(first?.score).toBeGreaterThan(second?.score ?? Infinity);
  expect(second?.score).toBeGreaterThan(SYMBOL_SCORES.spelling);
});

test('of several homes the one that is written as typed comes first', () => {
  const homes = [
    symbolOf('attribute', ['kit.a', 'Pod']),
    symbolOf('attribute', ['kit.b', 'pod']),
    symbolOf('attribute', ['kit.c', 'POD']),
  ];
  for (const [query, id] of [
    ['Pod', '/api/kit/a#pod'],
    ['pod', '/api/kit/b#pod'],
    ['POD', '/api/kit/c#pod'],
  ] as const) {
    expect(named(query, homes)[0]?.id).toBe(id);
    expect(named(query, homes)).toHaveLength(3);
  }
});

test('of a class and an attribute of one name the class comes first', () => {
  const homes = [symbolOf('attribute', ['kit.a', 'Pod']), symbolOf('class', ['kit.b', 'Pod'])];
  expect(named('Pod', homes)[0]?.id).toBe('/api/kit/b#pod');
});

test('separate words that are a heading of a guide name it before the symbol', () => {
  expect(ids('get data')[0]).toBe('/guides/settings#get-data');
  expect(ids('get_data')[0]).not.toBe('/guides/settings#get-data');
});

test('a module is named by its last name and by its path', () => {
  for (const query of ['sources', 'kit.data.sources', 'data.sources']) {
    expect(best(query)?.id).toBe('/api/kit/data/sources');
  }
});

test('parameters are no homes', () => {
  expect(ids('separator')).toEqual([]);
});

test('short names, words of the site and questions are not taken for misspellings', () => {
  expect(ids('lod')).toEqual([]);
  expect(ids('lead')).toHaveLength(2);
  expect(named('lead', records, ['lead'])).toEqual([]);
  expect(ids('lo da')).toHaveLength(2);
  expect(named('lo da', records, ['lo', 'da'])).toEqual([]);
  expect(named('lo da', records, ['loda'])).toEqual([]);
  expect(ids('cs v suorce')).toEqual([CSV]);
  expect(ids('c s v suorce')).toEqual([]);
});

test('nothing is named by nothing, whatever the names are', () => {
  const odd = [headingOf(['Settings', '…']), symbolOf('function', ['kit', '(...)'])];
  for (const query of ['', '  ', '()', '…', '...', '"', '@*']) {
    expect(named(query, odd), `“${query}”`).toEqual([]);
  }
});

test('notation is no part of a name, and an owner is told once', () => {
  expect(bareName('@property')).toBe('property');
  expect(bareName('**kwargs')).toBe('kwargs');
  expect(bareName('get_data(self, *, more)')).toBe('get_data');
  const [unit] = unitsOf([symbolOf('method', [SOURCES, 'CSVSource', 'CSVSource.get_data()'])]);
  expect(unit && dottedPath(unit)).toBe('kit.data.sources.CSVSource.get_data');
});

test('a question is about the headings of guides where there are any, else about the symbol', () => {
  const units = unitsOf(records);
  const about = (query: string) =>
    [...explaining(symbolTable(units, () => false).lookup(query), units).keys()].map(
      (index) => units[index]?.heading.objectID,
    );
  expect(about('get data')).toEqual(['/guides/settings#get-data']);
  expect(about('CSVSource')).toEqual([CSV]);
});
