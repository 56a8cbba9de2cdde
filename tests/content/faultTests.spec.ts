import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {faultGroups, faults} from '../../src/site/faults';

test('each fault on the page has its words and its row once', () => {
  const rows = faultGroups.flatMap((group) => group.faults);
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(faults.size).toBe(rows.length);
});

test.each(faultGroups)(
  'each fault of "$id" has a test in $tests, and each test a fault',
  (group) => {
    const source = readFileSync(group.tests, 'utf8');
    const named = [...source.matchAll(/'([a-z0-9-]+)'/g)]
      .map((match) => match[1] as string)
      .filter((id) => faults.has(id));
    expect([...new Set(named)].sort()).toEqual(group.faults.map(({id}) => id).sort());
  },
);

test('the page shows every group', () => {
  const page = readFileSync('docs/general-reference/when-this-site-fails.mdx', 'utf8');
  const shown = [...page.matchAll(/<FaultList of="([\w-]+)" \/>/g)].map((match) => match[1]);
  expect(shown.sort()).toEqual(faultGroups.map(({id}) => id).sort());
});
