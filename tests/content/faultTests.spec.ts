import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {faults, faultTitles, sightGroups} from '../../src/site/faults';
import {faultTests} from '../../src/site/faultTypes';

test('each fault on the page has its words, and a test of that title', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(new Set(faultTitles.values()).size).toBe(faults.length);
});

test('what to do is said in whole sentences', () => {
  const todos = sightGroups.flatMap(({sights}) => sights.flatMap(({todo}) => todo ?? []));
  expect(todos.filter((todo) => !/^[A-Z].*\.$/.test(todo))).toEqual([]);
});

test('what looks the same to a reader is one entry', () => {
  const seen = sightGroups.flatMap(({sights}) => sights.map((sight) => sight.seen));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeLessThanOrEqual(30);
});

test.each(Object.entries(faultTests))(
  'each fault of "%s" has a test in %s, and each test a fault',
  (name, file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/'([a-z0-9-]+)'/g)]
      .map((match) => match[1] as string)
      .filter((id) => faultTitles.has(id));
    const own = faults.filter(({tests}) => tests === name).map(({id}) => id);
    expect([...new Set(named)].sort()).toEqual(own.sort());
  },
);

test('the page shows every group, and the rare faults', () => {
  const page = readFileSync('docs/general-reference/when-this-site-fails.mdx', 'utf8');
  const shown = [...page.matchAll(/<FaultList of="([\w-]+)" \/>/g)].map((match) => match[1]);
  expect(shown.sort()).toEqual([...sightGroups.map(({id}) => id), 'rare'].sort());
});
