import {expect, test} from '@playwright/test';

import {loadModel} from '../../src/reference/model/load';
import {createEngine, type SearchEngine} from '../../src/search/engine/createEngine';
import {RECORDS_FILE} from '../../src/search/settings';
import type {SearchRecord} from '../../src/search/types';
import {filledMessages, halfTypedModules, halfTypedNames, yamlKeys} from '../support/drawnQueries';
import {
  isNamedFirst,
  type LabelledQuery,
  labelledQueries,
  relevanceOf,
  seededRandom,
  symbolNames,
  withTypo,
} from '../support/relevance';
import {readBuilt} from '../support/site';
import {NIGHTLY} from '../support/tags';

const SHORTEST_MISSPELT = 4;
/** A daily run asks for one of so many names. */
const NAMES_STEP = 24;
/** A daily run asks one of so many queries that are drawn from the records. */
const DRAWN_STEP = 3;
/** Number of misspelt names that a daily run samples. */
const SAMPLE = 100;

// All tests share one engine: creating it takes as long as hundreds of queries.
test.describe.configure({mode: 'default'});

let records: SearchRecord[];
let engine: SearchEngine;

test.beforeAll(() => {
  records = JSON.parse(readBuilt(RECORDS_FILE)) as SearchRecord[];
  engine = createEngine(records);
});

function expectGoals(queries: readonly LabelledQuery[]): void {
  const {first, firstFive, meanReciprocalRank, misses} = relevanceOf(engine, queries);
  const told = misses.join('\n');
  expect(first, told).toBeGreaterThanOrEqual(0.93);
  expect(firstFive, told).toBeGreaterThanOrEqual(0.98);
  expect(meanReciprocalRank, told).toBeGreaterThanOrEqual(0.95);
}

test('held-out queries, on which no rule was tuned, find what readers look for', () => {
  expectGoals(labelledQueries('held-out'));
});

for (const [name, draw] of Object.entries({
  'keys of YAML files': yamlKeys,
  'paths of modules that are half typed': halfTypedModules,
  'names of classes and functions that are half typed': halfTypedNames,
  'messages with values filled in': filledMessages,
})) {
  test(`${name} find their places: every ${DRAWN_STEP}th`, () => {
    const queries = draw(records).filter((_, at) => at % DRAWN_STEP === 0);
    expect(queries.length).toBeGreaterThan(20);
    expectGoals(queries);
  });

  test(`${name} find their places: all`, NIGHTLY, () => {
    test.setTimeout(300_000);
    const queries = draw(records);
    expect(queries.length).toBeGreaterThan(50);
    expectGoals(queries);
  });
}

/** Expects that each of the names finds its own entry first. */
function areFirst(names: readonly string[]): void {
  expect(names.filter((name) => !isNamedFirst(engine, name, name))).toEqual([]);
}

test(`a public name of the reference finds its own entry first: every ${NAMES_STEP}th`, () => {
  const names = symbolNames(loadModel());
  expect(names.length).toBeGreaterThan(3000);
  areFirst(names.filter((_, at) => at % NAMES_STEP === 0));
});

test('every public name of the reference finds its own entry first', NIGHTLY, () => {
  test.setTimeout(300_000);
  areFirst(symbolNames(loadModel()));
});

/** Returns names with one typo each, the same on every run. */
function misspelt(): {name: string; typed: string}[] {
  const random = seededRandom(5);
  return symbolNames(loadModel())
    .filter(({length}) => length >= SHORTEST_MISSPELT)
    .map((name) => ({name, typed: withTypo(name, random)}));
}

function areFoundFirst(some: readonly {name: string; typed: string}[]): void {
  const misses = some.filter(({name, typed}) => !isNamedFirst(engine, typed, name));
  const told = misses.map(({name, typed}) => `${name} typed as ${typed}`).join('\n');
  expect(1 - misses.length / some.length, told).toBeGreaterThanOrEqual(0.95);
}

test(`a name with one typo is found first: a sample of ${SAMPLE}`, () => {
  const all = misspelt();
  const step = Math.floor(all.length / SAMPLE);
  expect(step).toBeGreaterThanOrEqual(2);
  areFoundFirst(all.filter((_, at) => at % step === 0).slice(0, SAMPLE));
});

test('a name with one typo is found first: every name', NIGHTLY, () => {
  test.setTimeout(300_000);
  areFoundFirst(misspelt());
});
