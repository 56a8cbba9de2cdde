import {expect, test} from '@playwright/test';

import {box, dialog, field, options, searchFor, seeAll} from '../support/search';
import {addresses, open} from '../support/shell';
import {NIGHTLY} from '../support/tags';

/* Tests the search with the keyboard alone, and what screen readers announce. */

test('arrows go through all groups and wrap around; the field names the active result [4.29] [4.26]', async ({
  page,
}) => {
  await searchFor(page, 'data');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const lists = dialog(page).getByRole('listbox');
  expect(await lists.count()).toBeGreaterThan(1);
  const active = async () => {
    const id = await field(page).getAttribute('aria-activedescendant');
    return page.locator(`[id="${id}"]`);
  };
  const inFirst = await lists.first().getByRole('option').count();
  for (let press = 0; press < inFirst; press += 1) {
    await page.keyboard.press('ArrowDown');
  }
  const second = lists.nth(1).getByRole('option').first();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  expect(await (await active()).textContent()).toBe(await second.textContent());
  for (let press = 0; press <= inFirst; press += 1) {
    await page.keyboard.press('ArrowUp');
  }
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await expect(field(page)).toBeFocused();
});

test('each group has the name of its section', NIGHTLY, async ({page}) => {
  await searchFor(page, 'data');
  for (const name of ['API Reference', 'Guides']) {
    await expect(dialog(page).getByRole('listbox', {name}).getByRole('option')).not.toHaveCount(0);
  }
});

test('Tab reaches “See all N results” and stays in the modal; Enter follows the link [7.13]', async ({
  page,
}) => {
  await searchFor(page, 'pod');
  await expect(seeAll(page)).toBeVisible();
  const stops: string[] = [];
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const {activeElement} = document;
        return activeElement?.closest('dialog') ? (activeElement.textContent ?? '') : 'outside';
      }),
    );
  }
  expect(
    stops.slice(0, 4).some((stop) => stop.startsWith('See all')),
    'after Clear, Close and the list, which can be scrolled',
  ).toBe(true);
  await seeAll(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=pod');
  await expect(dialog(page)).toHaveCount(0);
});

test('the focus returns to where the reader was [4.24]', NIGHTLY, async ({page}) => {
  await open(page, addresses.guide, 'React started');
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await box(page).focus();
  await page.keyboard.type('p');
  await expect(field(page)).toHaveValue('p');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(box(page)).toBeFocused();
});

test('the shortcut that opened the modal closes it [4.22]', async ({page}) => {
  await searchFor(page, 'pod');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(0);
});

test('a screen reader announces the number of results, or that there are none', async ({page}) => {
  await searchFor(page, 'CSVSource');
  const status = dialog(page).getByRole('status');
  await expect(seeAll(page)).toBeVisible();
  const count = /\d+/.exec((await seeAll(page).textContent()) ?? '')?.[0];
  await expect(status).toHaveText(`${count} results`);
  await field(page).fill('qqzzqqzz');
  await expect(status).toHaveText('No results for “qqzzqqzz”');
  await field(page).fill('');
  await expect(status).toHaveText('');
});

test('in a query only the first 64 characters count, typed or in an address [5.1] [5.2]', async ({
  page,
}) => {
  const long = 'pod '.repeat(20).trim();
  await searchFor(page, '');
  await page.keyboard.insertText(long);
  await expect(field(page)).toHaveValue(long.slice(0, 64));
  await page.goto(`/search?q=${encodeURIComponent(long)}`);
  await expect(page.getByRole('main').getByRole('searchbox', {name: 'Search'})).toHaveValue(
    long.slice(0, 64),
  );
});
