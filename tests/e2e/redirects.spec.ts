import {expect, test} from '@playwright/test';

import {redirects} from '../../src/config/redirects';
import {pagesOfSitemap, readBuilt} from '../support/site';

/** Pages that are not written yet. A page that appears must leave this list: it only shrinks. */
const pending = [
  '/guides/general-reference/security',
  '/guides/general-reference/troubleshooting-faqs',
  '/guides/platform-overview',
  '/guides/platform-overview/datasets',
  '/guides/platform-overview/models',
  '/guides/platform-overview/projects',
  '/guides/platform-overview/tasks',
  '/guides/SDK/bitfount-task-elements',
  '/guides/SDK/bitfount-task-elements/protocols',
  '/guides/SDK/for-data-custodians/managing-pod-access/authorising-pods',
  '/guides/SDK/for-data-custodians/managing-pod-access/bitfount-pod-policies',
  '/guides/SDK/for-data-custodians/setting-up/authentication-authorisation-options',
  '/guides/SDK/for-data-custodians/setting-up/data-source-configuration-best-practices',
  '/guides/SDK/for-data-scientists',
  '/guides/SDK/for-data-scientists/machine-learning-tasks/multi-pod-ml',
  '/guides/SDK/for-data-scientists/setting-up-tasks',
  '/guides/SDK/for-data-scientists/sql-tasks/running-sql-tasks',
  '/tutorials/advanced-data-science-tasks/training-a-custom-model',
  '/tutorials/connecting-data-and-creating-pods/running-an-image-pod',
];

const made = redirects.filter(({to}) => !pending.includes(to));

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

test('exactly the pages that do not exist are pending', () => {
  const existing = new Set(pagesOfSitemap());
  const missing = [...new Set(redirects.map(({to}) => to))].filter((to) => !existing.has(to));
  expect(missing.sort()).toEqual([...pending].sort());
  test.info().annotations.push({type: 'pending redirects', description: missing.join(', ')});
});

test('the _redirects file holds the same table', () => {
  const lines = readBuilt('_redirects').trim().split('\n');
  expect(lines).toEqual(made.map(({from, to}) => `${from} ${to} 301`));
});
