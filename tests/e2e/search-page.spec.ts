import {expect, test} from '@playwright/test';

import {sections} from '../../src/config/sections';
import {pagesOfSitemap} from '../support/site';

test('without a query, and without JavaScript, the search page lists every page of every section', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/search');
  const main = page.getByRole('main');
  for (const {label} of sections) {
    await expect(main.getByRole('heading', {level: 2, name: label})).toBeVisible();
  }
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname));
  const pages = pagesOfSitemap().filter((address) =>
    sections.some(({routeBasePath}) => `${address}/`.startsWith(`/${routeBasePath}/`)),
  );
  expect(links.sort()).toEqual(pages.sort());
  await context.close();
});

test('a query in the address is answered, and typing changes both', async ({page}) => {
  await page.goto('/search?q=introduction');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox', {name: 'Search'})).toHaveValue('introduction');
  await expect(main.getByRole('link').first()).toHaveAttribute('href', /introduction/);
  await main.getByRole('searchbox', {name: 'Search'}).fill('zzzz');
  await expect(main.getByText('No results for “zzzz”.')).toBeVisible();
  await expect(page).toHaveURL('/search?q=zzzz');
});

test('the search box takes at most 64 characters and has its placeholder', async ({page}) => {
  await page.goto('/');
  const box = page.getByRole('search', {name: 'Site'}).getByRole('searchbox', {name: 'Search'});
  await expect(box).toHaveAttribute('maxlength', '64');
  await expect(box).toHaveAttribute('placeholder', 'Search Documentation');
  await box.fill('introduction');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=introduction');
});
