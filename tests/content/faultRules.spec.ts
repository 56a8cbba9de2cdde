import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const union = readFileSync('src/writing/faults.ts', 'utf8').split('export type FaultRule')[1] ?? '';
const rules = [...(union.split(';')[0] ?? '').matchAll(/\| '([\w-]+)'/g)].map(([, rule]) => rule);

const folder = 'tests/unit';
const tests = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n');

test('the rules are read', () => {
  expect(rules.length).toBeGreaterThan(35);
});

test.each(rules)('a test provokes the fault "%s" in a page', (rule) => {
  expect(tests).toMatch(new RegExp(`[(':]${rule}[)'\\\\]`));
});
