import {expect, test} from 'vitest';

import {spread} from '../../../src/search/engine/spread';
import type {Unit} from '../../../src/search/engine/units';

const unit = (section: string, name: string): Unit =>
  ({heading: {hierarchy: {lvl0: section}}, name}) as unknown as Unit;

const many = (section: string, count: number): Unit[] =>
  Array.from({length: count}, (_, index) => unit(section, `${section} ${index}`));

test('a section with many places leaves room for the best of the others, in their order', () => {
  const ranked = [...many('API', 30), ...many('Guides', 7), ...many('Tutorials', 1)];
  const first = spread(ranked, 20).slice(0, 20);
  const names = first.map(({name}) => name);
  expect(names.slice(0, 14)).toEqual(many('API', 14).map(({name}) => name));
  expect(names.slice(14)).toEqual([
    ...many('Guides', 5).map(({name}) => name),
    ...many('Tutorials', 1).map(({name}) => name),
  ]);
});

test('no place is lost or told twice, on whichever page', () => {
  const ranked = [...many('API', 30), ...many('Guides', 7)];
  expect(new Set(spread(ranked, 20))).toEqual(new Set(ranked));
  expect(spread(ranked, 20)).toHaveLength(ranked.length);
});

test('what fits on one page keeps its order', () => {
  const ranked = [...many('API', 9), ...many('Guides', 7)];
  expect(spread(ranked, 20)).toEqual(ranked);
});
