import {expect, type Page, test} from '@playwright/test';

import {forBatches} from '../support/batches';
import {pageKinds} from '../support/pageKinds';
import {collectProblems} from '../support/problems';
import {SCRIPT, started} from '../support/shell';
import {pagesOfSitemap} from '../support/site';
import {NIGHTLY} from '../support/tags';

/** Width of the narrowest phone, and so the maximum width of a page, in CSS pixels. */
const NARROWEST = 320;

test.use({viewport: {width: NARROWEST, height: 700}});

const addresses = [...pagesOfSitemap(), '/404'];

/** A daily run opens every third guide and tutorial, and of the reference, which one layout makes, every twelfth page. */
const daily = addresses.filter(
  (address, index) => index % (address.startsWith('/api/') ? 12 : 3) === 0,
);

/** Checks the page in one call: role locators compute roles for the whole document, on 400 pages. */
async function expectFits(page: Page, address: string): Promise<void> {
  const {headings, width} = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility()).length,
    width: document.documentElement.scrollWidth,
  }));
  expect.soft(headings, `${address}: headings of the first level`).toBe(1);
  expect.soft(width, `${address}: width of the document in px`).toBeLessThanOrEqual(NARROWEST);
}

/** Opens pages with React; expects no error, warning, failed request or request to another host. */
async function expectNoProblems(page: Page, some: readonly string[]): Promise<void> {
  const problems = collectProblems(page);
  for (const address of some) {
    await test.step(address, async () => {
      await page.goto(address);
      await started(page);
      await expectFits(page, address);
      expect.soft(problems, address).toEqual([]);
      problems.length = 0;
    });
  }
}

/** Opens pages with React held back; expects that they fit. */
async function expectServedFits(page: Page, some: readonly string[]): Promise<void> {
  await page.route(SCRIPT, (route) => route.abort());
  for (const address of some) {
    await test.step(address, async () => {
      await page.goto(address);
      await expectFits(page, address);
    });
  }
}

const served = (named: string) =>
  `${named} have one h1 and do not scroll sideways at 320 px, as they were served`;
forBatches(daily, served, {}, expectServedFits);
forBatches(
  addresses.filter((address) => !daily.includes(address)),
  served,
  NIGHTLY,
  expectServedFits,
);
forBatches(
  addresses,
  (named) => `${named} log no problem, have one h1 and do not scroll sideways at 320 px`,
  NIGHTLY,
  expectNoProblems,
);

test('a page of each kind logs no problem, has one h1 and does not scroll sideways at 320 px', async ({
  page,
}) => {
  test.setTimeout(pageKinds.length * 15_000);
  await expectNoProblems(page, pageKinds);
});
