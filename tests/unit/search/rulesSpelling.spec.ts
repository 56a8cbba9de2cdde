import {expect, test} from 'vitest';

import {queryWords} from '../../../src/search/engine/queryWords';
import {distance, letterMask, spellingList} from '../../../src/search/engine/typos';
import {vocabulary} from '../../../src/search/engine/vocabulary';
import {qualityOf, expandWord} from '../../../src/search/engine/expandWord';

/** What the last word of a query may be met by, in a site of these terms. */
function expanded(query: string, ...terms: string[]) {
  const word = queryWords(query).at(-1);
  if (!word) {
    throw new Error(`“${query}” has no words`);
  }
  return expandWord(word, vocabulary(new Set(terms)));
}

for (const [a, b, away] of [
  ['dataset', 'dataset', 0],
  ['dataset', 'datset', 1],
  ['dataset', 'dattaset', 1],
  ['dataset', 'dataxet', 1],
  ['dataset', 'daatset', 1],
  ['dataset', 'adtasets', 2],
  ['dataset', 'dtaast', 2],
  ['', 'ab', 2],
  ['dataset', 'model', 3],
] as const) {
  test(`"${a}" and "${b}" are ${away > 2 ? 'more than 2' : away} apart`, () => {
    expect(distance(a, b, 2)).toBe(away);
    expect(distance(b, a, 2)).toBe(away);
  });
}

const near = (typed: string, ...words: string[]) =>
  spellingList(words)
    .near(typed)
    .map(({word}) => word);

test('words of up to three letters must be right', () => {
  expect(near('pdo', 'pod')).toEqual([]);
  expect(near('pos', 'pod')).toEqual([]);
});

test('from four letters one typo is forgiven, and no second one', () => {
  expect(near('pdos', 'pods')).toEqual(['pods']);
  expect(near('dataste', 'dataset')).toEqual(['dataset']);
  expect(near('dtaaste', 'dataset')).toEqual([]);
});

test('from eight letters two are, and no third one', () => {
  expect(near('algroithsm', 'algorithms')).toEqual(['algorithms']);
  expect(near('lagroithsm', 'algorithms')).toEqual([]);
});

test('the nearest words come first', () => {
  expect(near('algorithm', 'algorythms', 'algorithms', 'algorithm')).toEqual([
    'algorithm',
    'algorithms',
    'algorythms',
  ]);
});

test('words of the same letters are told apart by their order', () => {
  expect(letterMask('dataset')).toBe(letterMask('tadeats'));
  expect(near('dataset', 'tadeats')).toEqual([]);
});

test('a vocabulary knows its terms and how they begin', () => {
  const known = vocabulary(new Set(['pod', 'dataset', 'zebra']));
  expect([known.has('pod'), known.has('po'), known.has('podx')]).toEqual([true, false, false]);
  expect([known.hasPrefix('po'), known.hasPrefix('dataset'), known.hasPrefix('ze')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([known.hasPrefix('podx'), known.hasPrefix('zz'), known.hasPrefix('a')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(vocabulary(new Set()).hasPrefix('a')).toBe(false);
});

test('a vocabulary grows with the texts that are read', () => {
  const terms = new Set(['pod']);
  const known = vocabulary(terms);
  expect([known.has('dataset'), known.hasPrefix('dat'), known.near('datset')]).toEqual([
    false,
    false,
    [],
  ]);
  terms.add('dataset');
  expect([known.has('dataset'), known.hasPrefix('dat')]).toEqual([true, true]);
  expect(known.near('datset')).toEqual([{word: 'dataset', distance: 1}]);
});

test('the last word may be begun only, the ones before it not', () => {
  expect(qualityOf(expanded('pod datas', 'dataset'), 'dataset')).toBeGreaterThan(0);
  expect(qualityOf(expanded('datas ', 'dataset'), 'dataset'), 'a space ends it').toBe(0);
  const [first] = queryWords('datas pod');
  const known = vocabulary(new Set(['dataset', 'datas']));
  expect(first && qualityOf(expandWord(first, known), 'dataset')).toBe(0);
});

test('one letter begins half of all words and is no beginning', () => {
  expect(expanded('d', 'dataset').prefix).toBeUndefined();
  expect(expanded('da', 'dataset').prefix).toBe('da');
});

test('the word itself is best, and of beginnings the longer ones are better', () => {
  const qualities = ['dataset', 'datasets', 'datasetidentifier', 'other'].map((term) =>
    qualityOf(expanded('dataset', 'dataset'), term),
  );
  expect(qualities).toEqual([...qualities].sort((a, b) => b - a));
  expect(new Set(qualities).size).toBe(4);
  expect([qualities[0], qualities[3]]).toEqual([1, 0]);
});

test('a word that is not known stands for those it may be a misspelling of', () => {
  const one = qualityOf(expanded('algorithsm ', 'algorithms'), 'algorithms');
  const two = qualityOf(expanded('algroithsm ', 'algorithms'), 'algorithms');
  expect(1).toBeGreaterThan(one);
  expect(one).toBeGreaterThan(two);
  expect(two).toBeGreaterThan(0);
});

test('a word that is known, begun or one with its neighbour is taken as it is', () => {
  expect(qualityOf(expanded('pods ', 'pod', 'pads'), 'pads')).toBe(0);
  expect(qualityOf(expanded('datas', 'dataset', 'dates'), 'dates')).toBe(0);
  const joined = expanded('csv sourec', 'csvsourec', 'source');
  expect([qualityOf(joined, 'csvsourec'), qualityOf(joined, 'source')]).toEqual([1, 0]);
});
