import {expect, test} from '@playwright/test';

import {overBudget, readBudgets} from '../../src/measure/budgets';
import {builtFiles} from '../../src/measure/builtFiles';
import {NOT_FOUND} from '../../src/measure/kinds';
import {weighSite} from '../../src/measure/weigh';
import {buildFolder} from '../support/site';

const files = builtFiles(buildFolder);
const weighed = weighSite(files);
const budgets = readBudgets();

test('no kind of page is over its budget in budgets.json', () => {
  expect(overBudget(weighed, budgets)).toEqual([]);
});

// The not-found page goes on to look for the page that was meant: more than its own start.
const starting = Object.values(budgets).filter(({page}) => page !== NOT_FOUND);

for (const {page: address} of starting) {
  test(`${address} loads the scripts that it is weighed with, no others`, async ({page}) => {
    // Without this the pages that links in view lead to would be loaded ahead of time.
    await page.addInitScript(() => {
      const connection = {effectiveType: '4g', saveData: true};
      Object.defineProperty(navigator, 'connection', {value: connection});
    });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (request.resourceType() === 'script') {
        scripts.add(pathname);
      }
    });
    await page.goto(address, {waitUntil: 'networkidle'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const loaded = [...scripts].reduce((bytes, script) => bytes + files.weight(script), 0);
    const own = weighed.find((candidate) => candidate.address === address)?.weights;
    expect(loaded).toBe((own?.scripts ?? 0) + (own?.laterScripts ?? 0));
  });
}
