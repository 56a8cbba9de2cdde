import {expect, test} from '@playwright/test';

import {redirects} from '../../src/site/redirects';
import {pagesOfSitemap, readBuilt} from '../support/site';
import {whenNightly} from '../support/tags';

/** Number of old addresses that one test opens in turn in one window. */
const AT_ONCE = 10;

for (let start = 0; start < redirects.length; start += AT_ONCE) {
  const some = redirects.slice(start, start + AT_ONCE);
  // All forward by the same script: a few every day are enough.
  const title = `${some[0]?.from} and ${some.length - 1} more forward with query and anchor`;
  test(title, whenNightly(start > 0), async ({page}) => {
    test.setTimeout(some.length * 15_000);
    for (const {from, to} of some) {
      await test.step(from, async () => {
        await page.goto(`${from}?a=1#part`, {waitUntil: 'commit'});
        await expect(page, from).toHaveURL(`${to}?a=1#part`);
        await expect(page.getByRole('heading', {level: 1}), from).toBeVisible();
      });
    }
  });
}

test('a forwarding page works without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  const {from, to} = redirects[0] as (typeof redirects)[number];
  await page.goto(from);
  await expect(page).toHaveURL(to);
  await context.close();
});

test('the not-found page forwards an old address that has no file', async ({page}) => {
  const {from, to} = redirects[0] as (typeof redirects)[number];
  // Simulates a host without forwarding pages and without support for the _redirects file.
  await page.route(`**${from}?*`, (route) =>
    route.fulfill({status: 404, body: readBuilt('404.html'), contentType: 'text/html'}),
  );
  await page.goto(`${from}?a=1#part`);
  await expect(page).toHaveURL(`${to}?a=1#part`);
});

test('every redirect leads to a page that exists', () => {
  const existing = new Set(pagesOfSitemap());
  expect(redirects.filter(({to}) => !existing.has(to))).toEqual([]);
});

test('the _redirects file has the same redirects', () => {
  const lines = readBuilt('_redirects').trim().split('\n');
  expect(lines).toEqual(redirects.map(({from, to}) => `${from} ${to} 301`));
});
