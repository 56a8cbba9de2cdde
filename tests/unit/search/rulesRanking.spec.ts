import {expect, test} from 'vitest';

import {coverage, metBy, nameWords} from '../../../src/search/engine/coverage';
import {createEngine} from '../../../src/search/engine/createEngine';
import {filterOf} from '../../../src/search/engine/facets';
import {queryWords} from '../../../src/search/engine/queryWords';
import {type Features, rankOf, type WordMatch} from '../../../src/search/engine/rerank';
import {vocabulary} from '../../../src/search/engine/vocabulary';
import {expandWord} from '../../../src/search/engine/expandWord';
import type {RecordKind, SearchRecord} from '../../../src/search/types';
import {headingOf, symbolOf, textBelow} from './places';

const known = vocabulary(new Set(['run', 'pod', 'csv', 'sourc', 'csvsourc']));
const expanded = (query: string) => queryWords(query).map((word) => expandWord(word, known));
const covered = (query: string, ...names: string[]) =>
  coverage(expanded(`${query} `), nameWords(names));

test('a name is covered by the share of its words that the query speaks of', () => {
  expect(covered('pod', 'Pod')).toBe(1);
  expect(covered('run pod', 'Running pods')).toBe(1);
  expect(covered('pod', 'Running pods')).toBe(0.5);
  expect(covered('dataset', 'Running pods')).toBe(0);
  expect(covered('pod', 'Pods'), 'one form of a word').toBe(1);
});

test('stop words of a name need not be spoken of', () => {
  expect(covered('run pod', 'How to run a pod')).toBe(1);
  expect(covered('run', 'What is it')).toBe(0);
  expect(nameWords(['The is_a of'])).toHaveLength(1);
});

test('a word of several parts is covered by its parts or as a whole', () => {
  expect(covered('csv', 'CSVSource')).toBe(0.5);
  expect(covered('csv source', 'CSVSource')).toBe(1);
  expect(covered('csvsource', 'CSVSource')).toBe(1);
});

test('a expanded word is met by a part, by the whole, or not', () => {
  const met = (query: string, name: string) =>
    expanded(`${query} `).map((word) => metBy(word, nameWords([name])));
  expect(met('source', 'CSVSource')).toEqual([1]);
  expect(met('csvsource', 'CSVSource')).toEqual([1]);
  expect(met('pod', 'CSVSource')).toEqual([0]);
  expect(
    metBy(expanded('csvso')[0] ?? {terms: new Map()}, nameWords(['CSVSource'])),
  ).toBeGreaterThan(0);
});

const word = (met: Partial<WordMatch>): WordMatch => ({
  weight: 1,
  inName: 0,
  inParents: 0,
  inContent: 0,
  ...met,
});
const PLACE = {
  words: [word({inName: 1})],
  nameCovered: 0,
  prose: 0,
  kind: 'method',
  level: 3,
  isAsked: false,
} as const;
const place = (features: Partial<Features>): Features => ({...PLACE, ...features});

/** That each of the places ranks above the next one. */
function expectOrder(...places: Partial<Features>[]): void {
  const scores = places.map((features) => rankOf(place(features)).score);
  for (const [index, score] of scores.slice(1).entries()) {
    expect(scores[index], `place ${index} before the next`).toBeGreaterThan(score);
  }
}

test('a word counts most in the name, then in the names above, then in the text', () => {
  expectOrder(
    {words: [word({inName: 1})]},
    {words: [word({inParents: 1})]},
    {words: [word({inContent: 1})]},
    {words: [word({})]},
  );
});

test('what is met of the query is its share by how telling the words are', () => {
  const [rare, common] = [3, 1];
  const features = place({words: [word({weight: rare, inContent: 1}), word({weight: common})]});
  expect(rankOf(features).met).toBe(0.75);
  expectOrder(features, {words: [word({weight: rare}), word({weight: common, inContent: 1})]});
  expect(rankOf(place({words: []})).met).toBe(0);
  expect(rankOf(place({words: []})).score).toBe(0);
});

test('meeting all words in the text is better than meeting one of two in the name', () => {
  const all = [word({inContent: 1}), word({inContent: 1})];
  expectOrder({words: all}, {words: [word({inName: 1}), word({})]});
});

test('of two equal places the one with less besides, and the better fitting text, comes first', () => {
  expectOrder({nameCovered: 1}, {nameCovered: 0.5}, {nameCovered: 0});
  expectOrder({prose: 1}, {prose: 0.5}, {prose: 0});
});

test('pages come before their headings, and guides before classes before their parameters', () => {
  expectOrder(...[1, 2, 3, 4, 5, 6].map((level) => ({level})));
  const kinds: RecordKind[] = ['guide', 'tutorial', 'class', 'method', 'attribute', 'parameter'];
  expectOrder(...kinds.map((kind) => ({kind})));
});

const SITE: readonly SearchRecord[] = [
  headingOf(['Running pods'], 'Start one beside the data.'),
  headingOf(['Running pods', 'Restart'], 'The pod restarts by itself.'),
  textBelow(headingOf(['Running pods', 'Restart']), 'A hub that refused it asks once more.'),
  headingOf(['Glossary', 'Pod'], 'A server.'),
  symbolOf('class', ['kit.pods', 'Pod'], 'Serves.'),
  symbolOf('parameter', ['kit.pods', 'Pod', 'hub'], 'The hub it is of.'),
];
const engine = createEngine(SITE);
const ids = (query: string, records = engine) =>
  records.search({indexName: 'docs', query}).hits.map(({objectID}) => objectID);

test('a place is one hit, its text where only that says it', () => {
  const found = ids('refused');
  expect(found).toEqual(['/guides/running-pods#restart:text']);
  const restart = ids('restart').filter((id) => id.includes('#restart'));
  expect(restart).toEqual(['/guides/running-pods#restart']);
});

test('a text whose heading is not among the records is found as well', () => {
  const alone = textBelow(headingOf(['Pods', 'Lost']), 'Some forgotten words.');
  expect(ids('forgotten', createEngine([alone]))).toEqual([alone.objectID]);
});

test('of two places of one name the text belongs to the first, and both are found', () => {
  const first = symbolOf('method', ['kit', 'Pod', 'name'], 'Reads it.');
  const second = {...first, objectID: `${first.objectID}-1`, content: 'Sets it.'};
  const text = textBelow(first, 'Seldom needed.');
  const found = createEngine([first, second, text]);
  expect(ids('name', found).sort()).toEqual([first.objectID, second.objectID].sort());
  expect(ids('seldom', found)).toEqual([text.objectID]);
});

test('a deprecated name comes after its successor', () => {
  const old = symbolOf('class', ['kit.reports', 'CsvReport'], 'Deprecated: use CsvReportV2.');
  const next = symbolOf('class', ['kit.reports', 'CsvReportV2'], 'Writes a report.');
  const records = createEngine([old, next]);
  expect(ids('csvrepo', records)).toEqual([next.objectID, old.objectID]);
  expect(ids('CsvReport', records)[0], 'asked for by its whole name').toBe(old.objectID);
});

test('of two homes of one name the deprecated one comes last, though its path is shorter', () => {
  const old = symbolOf('module', ['kit.cache'], 'The cache.');
  const text = textBelow(old, 'Deprecated: import from kit.data.cache instead.');
  const next = symbolOf('module', ['kit.data.cache'], 'The cache.');
  expect(ids('cache', createEngine([old, text, next]))).toEqual([next.objectID, old.objectID]);
});

test('the same records and query give the same hits, whatever was asked before', () => {
  const again = createEngine(SITE);
  ['pod', 'zzzz', 'restart'].forEach((query) => ids(query, again));
  for (const query of ['pod', 'hub', 'runn', 'refsued hub']) {
    expect(ids(query, again)).toEqual(ids(query));
  }
});

const [guide] = SITE as [SearchRecord];

for (const [filters, isMet] of [
  [undefined, true],
  [[], true],
  [[[]], true],
  [['language:en'], true],
  [['language:de'], false],
  [['language:en', 'version:current'], true],
  [['language:en', 'version:1.0'], false],
  [[['language:de', 'language:en']], true],
  [[['language:de', 'language:fr']], false],
  [[['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'language:en'], true],
  [['kind:-class'], true],
  [['kind:-guide'], false],
  [['hierarchy.lvl0:Guides'], true],
  [['hierarchy.lvl0:API Reference'], false],
  [['hierarchy.lvl6:x'], false],
  [['url:https://docs.example/guides/running-pods'], true],
  [['nothing:x'], false],
  [['nothing.below:x'], false],
  [['no colon'], false],
  [[''], false],
  [['constructor:x'], false],
] as const) {
  test(`filters ${JSON.stringify(filters)} are ${isMet ? '' : 'not '}met by a guide`, () => {
    expect(filterOf(filters)(guide)).toBe(isMet);
  });
}

test('filtered hits are counted without the others', () => {
  const all = engine.search({indexName: 'docs', query: 'pod'});
  const facetFilters = ['docusaurus_tag:docs-api-current'];
  const reference = engine.search({indexName: 'docs', query: 'pod', facetFilters});
  expect(new Set(reference.hits.map(({kind}) => kind)).has('guide')).toBe(false);
  expect(reference.nbHits).toBeGreaterThan(0);
  expect(reference.nbHits).toBeLessThan(all.nbHits);
});

test('a file format comes first at the class that reads it', () => {
  const formats = createEngine([
    headingOf(['Preparing data', 'Tables: CSV files'], 'Put a CSV file next to the pod.'),
    headingOf(['Reports', 'Keep a CSV report'], 'A CSV file of the predictions.'),
    symbolOf('class', ['kit.algorithms', 'CSVReport'], 'Writes a CSV file.'),
    symbolOf('class', ['kit.data', 'CSVSource'], 'Reads a CSV file.'),
    symbolOf('class', ['kit.data', 'ImageSource'], 'Reads images.'),
    headingOf(['Preparing data', 'Images'], 'Put each image into a folder.'),
  ]);
  const first = (query: string) => formats.search({indexName: 'docs', query}).hits[0]?.objectID;
  expect(first('csv')).toBe('/api/kit/data#csvsource');
  expect(first('CSV')).toBe('/api/kit/data#csvsource');
  // What is no abbreviation is a plain word, which guides explain.
  expect(first('image')).not.toContain('/api/');
});
