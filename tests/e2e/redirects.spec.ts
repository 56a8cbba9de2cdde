import {expect, test} from '@playwright/test';

import {redirects} from '../../src/site/redirects';
import {pagesOfSitemap, readBuilt} from '../support/site';

for (const {from, to} of redirects) {
  test(`${from} forwards to ${to} with query and anchor`, async ({page}) => {
    await page.goto(`${from}?a=1#part`);
    await expect(page).toHaveURL(`${to}?a=1#part`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('a forwarding page needs no JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  const {from, to} = redirects[0] as (typeof redirects)[number];
  await page.goto(from);
  await expect(page).toHaveURL(to);
  await context.close();
});

test('an old address that is no file is forwarded by the not-found page', async ({page}) => {
  const {from, to} = redirects[0] as (typeof redirects)[number];
  // As on a host that knows neither forwarding pages nor the _redirects file.
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

test('the _redirects file holds the same table', () => {
  const lines = readBuilt('_redirects').trim().split('\n');
  expect(lines).toEqual(redirects.map(({from, to}) => `${from} ${to} 301`));
});
