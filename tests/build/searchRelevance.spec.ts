import {expect, test} from '@playwright/test';

import {loadModel} from '../../src/reference/model/load';
import {createEngine, type SearchEngine} from '../../src/search/engine/createEngine';
import {RECORDS_FILE} from '../../src/search/settings';
import type {SearchRecord} from '../../src/search/types';
import {
  isNamedFirst,
  labelledQueries,
  relevanceOf,
  seededRandom,
  symbolNames,
  withTypo,
} from '../support/relevance';
import {readBuilt} from '../support/site';

const SHORTEST_MISSPELT = 4;

let engine: SearchEngine;

test.beforeAll(() => {
  engine = createEngine(JSON.parse(readBuilt(RECORDS_FILE)) as SearchRecord[]);
});

test('queries that no rule was tuned on find what readers look for', () => {
  const {first, firstFive, meanReciprocalRank, misses} = relevanceOf(
    engine,
    labelledQueries('held-out'),
  );
  const told = misses.join('\n');
  expect(first, told).toBeGreaterThanOrEqual(0.93);
  expect(firstFive, told).toBeGreaterThanOrEqual(0.98);
  expect(meanReciprocalRank, told).toBeGreaterThanOrEqual(0.95);
});

test('every public name of the reference finds its home first', () => {
  test.setTimeout(300_000);
  const names = symbolNames(loadModel());
  expect(names.length).toBeGreaterThan(3000);
  expect(names.filter((name) => !isNamedFirst(engine, name, name))).toEqual([]);
});

test('a name with one typo is found first', () => {
  test.setTimeout(300_000);
  const random = seededRandom(5);
  const names = symbolNames(loadModel()).filter(({length}) => length >= SHORTEST_MISSPELT);
  const misses = names
    .map((name) => ({name, typed: withTypo(name, random)}))
    .filter(({name, typed}) => !isNamedFirst(engine, typed, name));
  const told = misses.map(({name, typed}) => `${name} typed as ${typed}`).join('\n');
  expect(1 - misses.length / names.length, told).toBeGreaterThanOrEqual(0.95);
});
