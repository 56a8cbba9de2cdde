import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {recordPath, staleRecords} from '../../src/samples/results/record';
import {type RunName, runs} from '../../src/samples/results/runs';
import {product} from '../../src/site/product';

const names = Object.keys(runs) as RunName[];

test('results that drawings show come from the code of the pages as they are', () => {
  expect(staleRecords('.', product.sdk.version)).toEqual([]);
});

for (const name of names) {
  test(`the record of ${name} says when it was made and what ran`, () => {
    const record = JSON.parse(readFileSync(recordPath(name), 'utf8'));
    expect(record.date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(new Date(record.date).valueOf()).toBeLessThanOrEqual(Date.now());
    expect(Object.keys(record.code).length).toBeGreaterThan(0);
    expect(record.values).toBeTruthy();
  });
}
