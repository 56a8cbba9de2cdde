/** The figures that the comparison of releases promises, on programs made from breakages that griffe names. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {type Cases, judgeCases} from '../../../scripts/releases/cases';

const file = path.join(__dirname, 'fixtures/programs.json');
const cases = JSON.parse(readFileSync(file, 'utf8')) as Cases;

test(
  'at least 95 of 100 breaking changes are named, with at most 3 false alarms',
  {timeout: 60_000},
  () => {
    const {named, alarms} = judgeCases(cases);
    expect(cases.broken.length).toBeGreaterThanOrEqual(70);
    expect(named.length / cases.broken.length).toBeGreaterThanOrEqual(0.95);
    expect(alarms.length / cases.unchanged.length).toBeLessThanOrEqual(0.03);
  },
);
