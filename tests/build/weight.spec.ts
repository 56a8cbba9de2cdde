import {expect, test} from '@playwright/test';

import {type Bench, openBench} from '../../scripts/measure/browser/bench';
import {strangers, weighPage} from '../../scripts/measure/browser/weighPage';
import {overBudget, readBudgets} from '../../scripts/measure/budgets';
import {fromOtherHosts, weightsOf} from '../../scripts/measure/requests';
import {findBrowser} from '../../scripts/testing/browser';
import {buildFolder, fileOfAddress, readBuilt} from '../support/site';

/* Uses a separate browser, which maps the host of the maths stylesheet to a local one. */

const budgets = readBudgets();
let bench: Bench;

test.beforeAll(async () => {
  bench = await openBench(buildFolder, findBrowser());
});

test.afterAll(() => bench.close());

for (const [kind, {page}] of Object.entries(budgets)) {
  test(`${kind} is within its budget and makes no request to another host`, async () => {
    const {files, url} = await weighPage(bench, kind, page);
    expect(files.length, 'files that the page loads').toBeGreaterThan(2);
    expect(overBudget({[kind]: weightsOf(files)}, budgets)).toEqual([]);
    expect(strangers(fromOtherHosts(files, url))).toEqual([]);
  });
}

test('the sample page for maths has formulas', () => {
  expect(readBuilt(fileOfAddress(budgets.maths?.page ?? ''))).toMatch(/class="?katex\b/);
});
