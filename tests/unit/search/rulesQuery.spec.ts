import {expect, test} from 'vitest';

import {queryWords} from '../../../src/search/engine/queryWords';
import {stem, termsOf, wordsOf} from '../../../src/search/engine/text';

const typed = (query: string) => queryWords(query).map((word) => word.typed);
const joined = (query: string) => queryWords(query).map((word) => [...word.joined]);

test('stop words are left out of questions', () => {
  expect(typed('how do I connect to the hub')).toEqual(['connect', 'hub']);
  expect(typed("What's a pod?")).toEqual(['pod']);
  expect(typed('Where IS it')).toEqual(['where', 'is', 'it']);
});

test('words are compared folded, whatever they are parted by', () => {
  expect(typed('Get-DATA/kit.Café')).toEqual(['get', 'data', 'kit', 'cafe']);
  expect(queryWords('connected').map(({term}) => term)).toEqual(
    queryWords('connects').map(({term}) => term),
  );
});

test('a word of several parts is those parts, and the whole for each of them', () => {
  expect(typed('CSVSource get_data v2')).toEqual(['csv', 'source', 'get', 'data', 'v', '2']);
  for (const joins of joined('CSVSource')) {
    expect(joins).toContain(stem('csvsource'));
  }
});

test('neighbours may be one word in the site', () => {
  const [csv, source, path] = joined('csv source path');
  expect(csv).toEqual(['csvsource'.replace(/e$/, '')]);
  expect(source).toEqual([stem('csvsource'), 'sourcepath']);
  expect(path).toEqual(['sourcepath']);
  expect(termsOf('CSVSource')).toContain(csv?.[0]);
});

test('only the last word may still be being typed, and only while nothing follows it', () => {
  const open = (query: string) => queryWords(query).map(({isLast}) => isLast);
  expect(open('run pod')).toEqual([false, true]);
  expect(open('run pod ')).toEqual([false, false]);
  expect(open('run pod?')).toEqual([false, false]);
  expect(open('runPod')).toEqual([false, true]);
});

test('a word that is repeated counts once, and as the last where it is', () => {
  expect(typed('pod data pod')).toHaveLength(2);
  expect(queryWords('pod data pod').find(({term}) => term === 'pod')?.isLast).toBe(true);
});

test('signs and marks without a letter are no words', () => {
  for (const query of ['', '  ', '...', '__', '😀', '❤️', '\u0301', '<>&"']) {
    expect(queryWords(query), `“${query}”`).toEqual([]);
  }
  expect(typed('what is ⚠️')).toEqual(typed('what is'));
});

test('a text is read in the same way whether or not it has letters beyond plain ones', () => {
  const text = "CSVSource's get_data(IDs) v2.10 __init__ isn't HTTPServer2x a_B 'quoted' x's";
  const words = wordsOf(text);
  expect(words.length).toBeGreaterThan(10);
  expect(wordsOf(`${text} – é`).slice(0, -1)).toEqual(words);
});
