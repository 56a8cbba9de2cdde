import {expect, test} from '@playwright/test';

import {sections} from '../../src/site/sections';
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

test('a query in the address is answered, 20 results a page; typing changes both [2.5] [9.10] [5.2]', async ({
  page,
}) => {
  await page.goto('/search?q=pod');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', {name: 'Search'});
  await expect(field).toHaveValue('pod');
  await expect(field).toHaveAttribute('maxlength', '64');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results for “pod”$/);
  await expect(main.getByRole('listitem')).toHaveCount(20);
  await field.fill('qqzzqqzz');
  await expect(main.getByRole('status')).toHaveText('No results for “qqzzqqzz”');
  await expect(page).toHaveURL('/search?q=qqzzqqzz');
});

test('Back restores query, page and scroll position', async ({page}) => {
  await page.goto('/search?q=pod');
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'Next page'}).click();
  await expect(page).toHaveURL('/search?q=pod&page=2');
  await expect(main.getByText(/^Page 2 of/)).toBeVisible();
  const last = main.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await last.getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(main.getByText(/^Page 2 of/)).toBeVisible();
  await expect(main.getByRole('searchbox', {name: 'Search'})).toHaveValue('pod');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 100);
});
