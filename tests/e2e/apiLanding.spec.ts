import {expect, type Page, test} from '@playwright/test';

import {loadModel} from '../../src/reference/model/load';
import {routeOfModule} from '../../src/reference/model/routes';
import {needsNoWords} from '../../src/reference/page/match/needsNoWords';
import {pagesOfSitemap} from '../support/site';
import {SMOKE} from '../support/tags';

const pages = new Set(pagesOfSitemap());
const modules = [...loadModel().modules.values()].filter(({path}) =>
  pages.has(routeOfModule(path)),
);

/** Returns the names of the symbols that the list currently shows, in its order. */
function shownNames(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('#symbol-list')
    .getByRole('listitem')
    .getByRole('link')
    .allTextContents();
}

test('lists every class, function and variable of every module, without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/api');
  const expected = modules.flatMap(({symbols}) =>
    symbols.filter((symbol) => !needsNoWords(symbol)).map(({name}) => name),
  );
  const shown = await shownNames(page);
  expect(shown.length).toBeGreaterThan(100);
  expect([...shown].sort()).toEqual(expected.sort());
  await expect(page.getByRole('searchbox', {name: /^Filter/})).toBeHidden();
  await context.close();
});

test('groups link to their pages, with one line of description each', async ({page}) => {
  await page.goto('/api');
  const link = page.getByRole('link', {name: 'data', exact: true});
  const group = page.getByRole('main').getByRole('listitem').filter({has: link});
  await expect(group).toHaveText(/^data\S.+\.\d+ modules$/);
  await group.getByRole('link').click();
  await expect(page).toHaveURL('/api/bitfount/data');
});

test(
  'the filter narrows the list by name, kind and module, and says how many remain',
  SMOKE,
  async ({page}) => {
    await page.goto('/api');
    const all = (await shownNames(page)).length;
    const box = page.getByRole('searchbox', {name: /^Filter/});
    await box.fill('csvsource data.datasources');
    await expect(page.getByRole('status').filter({hasText: '1 symbol'})).toBeVisible();
    await expect.poll(() => shownNames(page)).toEqual(['CSVSource']);
    await box.fill('class csv_source');
    await expect.poll(() => shownNames(page)).toEqual(['CSVSource']);
    await box.fill('no such symbol');
    await expect.poll(() => shownNames(page)).toEqual([]);
    await expect(page.locator('#symbol-list').getByRole('heading')).toHaveCount(0);
    await expect(page.getByText('Clear the filter, or use the search')).toBeVisible();
    await box.fill('');
    await expect.poll(async () => (await shownNames(page)).length).toBe(all);
  },
);

test('a symbol in the list links to its section', async ({page}) => {
  await page.goto('/api');
  await page.getByRole('searchbox', {name: /^Filter/}).fill('csvsource');
  // A click that is aimed while the list narrows hits another row.
  await expect(page.getByRole('status').filter({hasText: /^\d+ symbols?$/})).toBeVisible();
  await page.locator('#symbol-list').getByRole('link', {name: 'CSVSource', exact: true}).click();
  await expect(page).toHaveURL('/api/bitfount/data/datasources/csv_source#csvsource');
  await expect(page.getByRole('heading', {name: /^CSVSource/, level: 2})).toBeInViewport();
});

test('letters stay in view and lead to their place in the list, and back to the filter', async ({
  page,
}) => {
  await page.goto('/api');
  const letters = page.getByRole('navigation', {name: 'Letters'});
  await letters.getByRole('link', {name: 'P'}).click();
  await expect(page).toHaveURL('/api#symbols-p');
  const heading = page.getByRole('heading', {name: /^P/, level: 3});
  await expect(heading).toBeInViewport();
  const [row, place] = [await letters.boundingBox(), await heading.boundingBox()];
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
  await letters.getByRole('link', {name: 'Q'}).focus();
  expect((await heading.boundingBox())?.y).toBe(place?.y);
  await letters.getByRole('link', {name: 'Filter'}).click();
  await expect(page.getByRole('searchbox', {name: /^Filter/})).toBeFocused();
  await expect(page.getByRole('searchbox', {name: /^Filter/})).toBeInViewport();
});

test('on a wide screen hardly a symbol takes two lines', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/api');
  const heights = await page
    .locator('#symbol-list')
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  const one = Math.min(...heights);
  expect(one).toBeGreaterThan(20);
  expect(heights.filter((height) => height > one * 1.3).length).toBeLessThan(heights.length / 50);
});
