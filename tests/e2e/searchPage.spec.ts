import {expect, test} from '@playwright/test';

import {sectionOf, sections} from '../../src/site/sections';
import {paste} from '../support/search';
import {holdReact, open} from '../support/shell';
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
  await page.goto('/search?q=pod');
  await expect(main.getByText('Searching needs JavaScript')).toBeVisible();
  await context.close();
});

test('with a query, the list of all pages shows only if the results do not come', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const note = () => {
      const heading = document.querySelector('main h2');
      if (heading) {
        Object.assign(window, {firstSeen: getComputedStyle(heading).visibility});
      } else {
        requestAnimationFrame(note);
      }
    };
    requestAnimationFrame(note);
    const look = () => {
      const said = [...document.querySelectorAll('main p')].some(
        (line) =>
          line.textContent === 'Searching…' && getComputedStyle(line).visibility === 'visible',
      );
      if (said) {
        Object.assign(window, {saidSearching: true});
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
  const release = await holdReact(page);
  await page.goto('/search?q=pod', {waitUntil: 'commit'});
  const list = page.getByRole('heading', {level: 2, name: sectionOf('default').label});
  await expect(list).toBeVisible();
  expect(await page.evaluate(() => (window as {firstSeen?: string}).firstSeen)).toBe('hidden');
  expect(await page.evaluate(() => 'saidSearching' in window), 'meanwhile').toBe(true);
  release();
  await expect(page.getByRole('main').getByRole('status')).toContainText('results');
  await expect(list).toBeHidden();
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
  const pages = await main.getByRole('listitem').evaluateAll((all) =>
    all.map((hit) => ({
      page: hit.querySelector('a')?.pathname,
      isParted: getComputedStyle(hit).borderBlockStartStyle === 'solid',
    })),
  );
  expect(
    pages.slice(1).map(({isParted}) => isParted),
    'places of one page stand together',
  ).toEqual(pages.slice(1).map(({page: own}, index) => own !== pages[index]?.page));
  expect(new Set(pages.slice(1).map(({isParted}) => isParted)).size).toBe(2);
  await field.fill('qqzzqqzz');
  await expect(main.getByRole('status')).toHaveText('No results for “qqzzqqzz”');
  await expect(page).toHaveURL('/search?q=qqzzqqzz');
});

test('Back restores query, page and scroll position', async ({page}) => {
  await page.goto('/search?q=pod');
  const main = page.getByRole('main');
  const first = main.getByRole('listitem').first();
  const best = await first.innerText();
  await main.getByRole('link', {name: 'Next page'}).click();
  await expect(page).toHaveURL('/search?q=pod&page=2');
  await expect(main.getByText(/^Page 2 of/)).toBeVisible();
  await expect(first).not.toHaveText(best, {useInnerText: true});
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

test('the section’s chips count and limit the results, and survive Back and a reload', async ({
  page,
}) => {
  await page.goto('/search?q=pod');
  const main = page.getByRole('main');
  const chips = main.getByRole('group', {name: 'Limit to a section'}).getByRole('button');
  await expect(chips).toHaveText([
    /^All \d+$/,
    ...sections.map(({label}) => RegExp(`^${label} \\d+$`)),
  ]);
  const counts = (await chips.allInnerTexts()).map((text) => Number(/\d+$/.exec(text)?.[0]));
  await expect(main.getByRole('status')).toHaveText(`${counts[0]} results for “pod”`);

  const tutorials = chips.filter({hasText: 'Tutorials'});
  await tutorials.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=pod&in=tutorials');
  await expect(tutorials).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('status')).toHaveText(`${counts[2]} results for “pod” in Tutorials`);
  const hits = main.getByRole('listitem');
  await expect(hits.filter({hasNotText: /^tutorial/})).toHaveCount(0);
  await main.getByRole('link', {name: 'Next page'}).click();
  await expect(page).toHaveURL('/search?q=pod&page=2&in=tutorials');

  await hits.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/tutorials\//);
  await page.goBack();
  await expect(tutorials).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(tutorials).toHaveAttribute('aria-pressed', 'true');
  await expect(chips.first(), 'counted anew').toHaveText(`All ${counts[0]}`);
  await expect(main.getByText(/^Page 2 of/)).toBeVisible();

  await main.getByRole('searchbox', {name: 'Search'}).fill('CSVSource');
  await expect(page).toHaveURL('/search?q=CSVSource&in=tutorials');
  await chips.filter({hasText: 'All'}).click();
  await expect(page).toHaveURL('/search?q=CSVSource');
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
});

test('of a text that is too long a part is searched, and that is said [5.1] [5.2]', async ({
  page,
}) => {
  await open(page, '/search', 'React started');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox', {name: 'Search'});
  await field.focus();
  await paste(
    page,
    '2024-05-01 10:11:12,345 - bitfount.federated.worker - ERROR - No workers accepted the task request',
  );
  await expect(field).toHaveValue('No workers accepted the task request');
  await expect(main.getByRole('status')).toHaveText(
    /^Only part of the pasted text is searched: “No workers accepted the task request”\. \d+ results$/,
  );
  await page.goto(`/search?q=${encodeURIComponent('pod '.repeat(20).trim())}`);
  await expect(main.getByRole('status')).toHaveText(
    /^Only the first 64 characters .* \d+ results$/,
  );
});
