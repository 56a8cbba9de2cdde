import AxeBuilder from '@axe-core/playwright';
import {expect, type Locator, type Page, test} from '@playwright/test';

import {product} from '../../src/site/product';
import {ask, options} from '../support/search';
import {addresses, open} from '../support/shell';
import {NIGHTLY, PUBLISHED, whenNightly} from '../support/tags';

/* Tests that the place which an address names is highlighted, however the reader came to it. */

const NONE = 'rgba(0, 0, 0, 0)';

const background = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

/** A place of each kind: a query that finds it first, if any does, its address, and what is highlighted. */
const places = [
  {
    kind: 'a row of a table',
    query: 'BITFOUNT_DATASOURCE_HEALTH_CHECK_INTERVAL',
    address: '/guides/SDK/environment-variables#bitfount_datasource_health_check_interval',
    find: (page: Page) =>
      page.getByRole('row').filter({hasText: 'DATASOURCE_HEALTH_CHECK_INTERVAL'}),
  },
  {
    kind: 'an entry of a list of parameters',
    query: '',
    address: `/api/${product.slug}/data/datasources/csv_source#csvsource--path`,
    find: (page: Page) =>
      page
        .getByRole('article')
        .locator('dl > div')
        .filter({has: page.locator('[id="csvsource--path"]')}),
  },
  {
    kind: 'a heading',
    query: 'CSVSource',
    address: `${addresses.module}#csvsource`,
    find: (page: Page) => page.getByRole('heading', {level: 2, name: /^CSVSource/}),
  },
] as const;

/** Checks that the place is highlighted and below the navbar. */
async function expectHighlight(page: Page, place: Locator) {
  await expect.poll(() => background(place)).not.toBe(NONE);
  await expect(place).toBeInViewport({ratio: 1});
  const {top, bar} = await place.evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    bar: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  }));
  expect(top, 'below the navbar').toBeGreaterThanOrEqual(Math.max(0, bar));
}

for (const [index, {kind, address, find}] of places.entries()) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const title = `${kind} that the address names is highlighted, ${colorScheme}`;
    const isNightly = colorScheme === 'light' || index % 2 === 1;
    // Where pages are code, the browser waits for their scripts before it looks for the place.
    const tag = [PUBLISHED.tag, ...(isNightly ? [NIGHTLY.tag] : [])];
    test(title, {tag}, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await open(page, address, 'React held back');
      await expectHighlight(page, find(page));
      const {violations} = await new AxeBuilder({page}).withRules(['color-contrast']).analyze();
      expect(violations.flatMap(({nodes}) => nodes.map(({html}) => html))).toEqual([]);
      await page.emulateMedia({media: 'print'});
      expect(await background(find(page)), 'on paper').toBe(NONE);
    });
  }

  const stays = `${kind} stays highlighted when React starts, until another place is asked for`;
  test(stays, whenNightly(index % 2 === 0), async ({page}) => {
    await open(page, address, 'React started');
    await expectHighlight(page, find(page));
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last().click();
    await expect.poll(() => background(find(page))).toBe(NONE);
    await page.goBack();
    await expect.poll(() => background(find(page))).not.toBe(NONE);
  });
}

for (const [index, {kind, query, find, address}] of places.filter(({query}) => query).entries()) {
  const title = `${kind} is highlighted when a result is followed to it`;
  test(title, whenNightly(index > 0), async ({page}) => {
    await open(page, addresses.guide, 'React started');
    await ask(page, query);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expectHighlight(page, find(page));
  });
}
