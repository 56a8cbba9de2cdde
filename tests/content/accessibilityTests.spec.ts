import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {criteria, criteriaOf, type Principle, principles} from '../../src/site/accessibility';

test('the page has the 55 criteria of the levels A and AA, each once', () => {
  expect(new Set(criteria.map(({id}) => id)).size).toBe(55);
  expect(criteria.filter(({level}) => level === 'A')).toHaveLength(31);
  const shown = Object.keys(principles).flatMap((name) => criteriaOf(name as Principle));
  expect(shown).toEqual(criteria);
});

test('what passes tests names some, and what was read says what was found', () => {
  const bare = criteria.filter(
    ({evaluation, tests, note}) =>
      (evaluation === 'tested' && tests.length === 0) || (evaluation === 'read' && !note),
  );
  expect(bare.map(({id}) => id)).toEqual([]);
});

test.each(criteria)('the tests of $id exist', ({tests}) => {
  const missing = tests.filter(({file, title}) => {
    const source = readFileSync(path.join('tests', file), 'utf8');
    return !source.includes(title);
  });
  expect(missing).toEqual([]);
});

test('the page shows every principle', () => {
  const page = readFileSync('docs/general-reference/accessibility.mdx', 'utf8');
  const shown = [...page.matchAll(/<CriteriaTable of="(\w+)" \/>/g)].map((match) => match[1]);
  expect(shown).toEqual(Object.keys(principles));
});
