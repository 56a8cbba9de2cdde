import {expect, test} from '@playwright/test';

import {redirects} from '../../src/config/redirects';
import {pendingPages} from '../support/pending';
import {pagesOfSitemap, readBuilt} from '../support/site';

const made = redirects.filter(({to}) => !pendingPages.includes(to));

for (const {from, to} of made) {
  test(`${from} forwards to ${to} with query and anchor`, async ({page}) => {
    await page.goto(`${from}?a=1#part`);
    await expect(page).toHaveURL(`${to}?a=1#part`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('a forwarding page needs no JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  const {from, to} = made[0] as (typeof made)[number];
  await page.goto(from);
  await expect(page).toHaveURL(to);
  await context.close();
});

test('an old address that is no file is forwarded by the not-found page', async ({page}) => {
  const {from, to} = made[0] as (typeof made)[number];
  // As on a host that knows neither forwarding pages nor the _redirects file.
  await page.route(`**${from}?*`, (route) =>
    route.fulfill({status: 404, body: readBuilt('404.html'), contentType: 'text/html'}),
  );
  await page.goto(`${from}?a=1#part`);
  await expect(page).toHaveURL(`${to}?a=1#part`);
});

test('every redirect leads to a page that exists or is pending', () => {
  const existing = new Set([...pagesOfSitemap(), ...pendingPages]);
  expect(redirects.filter(({to}) => !existing.has(to))).toEqual([]);
});

test('the _redirects file holds the same table', () => {
  const lines = readBuilt('_redirects').trim().split('\n');
  expect(lines).toEqual(made.map(({from, to}) => `${from} ${to} 301`));
});
