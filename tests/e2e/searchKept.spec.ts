import {expect, type Page, test} from '@playwright/test';

import {ask, dialog, field, kept, keptSearch, options, storeSearches} from '../support/search';
import {addresses, open} from '../support/shell';
import {NIGHTLY} from '../support/tags';

/* Tests the searches that the modal saves. Limits are tested with full storage and one more entry. */

const names = (prefix: string, count: number) =>
  Array.from({length: count}, (_, index) => `${prefix} ${index + 1}`);

async function keep(page: Page, list: 'RECENT' | 'FAVORITE', kept: readonly string[]) {
  await storeSearches(page, list, JSON.stringify(kept.map((name) => keptSearch(name))));
}

async function followOneMore(page: Page) {
  await open(page, addresses.guide, 'React started');
  await ask(page, 'CSVSource');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#csvsource$/);
  await page.keyboard.press('Control+k');
}

test('seven recent searches are kept, the oldest is dropped [9.13]', NIGHTLY, async ({page}) => {
  await keep(page, 'RECENT', names('Page', 7));
  await followOneMore(page);
  await expect(kept(page, 'Recent')).toHaveCount(7);
  await expect(kept(page, 'Recent').first()).toContainText('CSVSource');
  await expect(kept(page, 'Recent').last()).toContainText('Page 6');
});

test('with favorites, four recent searches are kept [9.13]', async ({page}) => {
  await keep(page, 'RECENT', names('Page', 4));
  await keep(page, 'FAVORITE', names('Star', 1));
  await followOneMore(page);
  await expect(kept(page, 'Recent')).toHaveCount(4);
  await expect(kept(page, 'Recent').first()).toContainText('CSVSource');
  await expect(kept(page, 'Recent').last()).toContainText('Page 3');
});

test('ten favorites are kept; a starred search leaves the recent ones [9.14]', async ({page}) => {
  await keep(page, 'RECENT', names('Page', 2));
  await keep(page, 'FAVORITE', names('Star', 10));
  await open(page, addresses.guide, 'React started');
  await page.keyboard.press('Control+k');
  await expect(kept(page, 'Favorite')).toHaveCount(10);
  await kept(page, 'Recent')
    .filter({hasText: 'Page 2'})
    .getByRole('button', {name: 'Save this search'})
    .click();
  await expect(kept(page, 'Recent')).toHaveCount(1);
  await expect(kept(page, 'Favorite')).toHaveCount(10);
  await expect(kept(page, 'Favorite').first()).toContainText('Page 2');
  await expect(kept(page, 'Favorite').last()).toContainText('Star 9');
});

test('a removed search stays removed, by keyboard as well [3.2]', async ({page}) => {
  await keep(page, 'RECENT', names('Page', 3));
  await open(page, addresses.guide, 'React started');
  await page.keyboard.press('Control+k');
  const remove = kept(page, 'Recent')
    .filter({hasText: 'Page 2'})
    .getByRole('button', {name: 'Remove this search from history'});
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(kept(page, 'Recent')).toHaveCount(2);
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await open(page, addresses.guide, 'React started');
  await page.keyboard.press('Control+k');
  await expect(kept(page, 'Recent')).toHaveCount(2);
  await expect(kept(page, 'Recent').filter({hasText: 'Page 2'})).toHaveCount(0);
});

test('arrows and Enter follow a saved search [4.25]', NIGHTLY, async ({page}) => {
  await storeSearches(
    page,
    'RECENT',
    JSON.stringify([
      keptSearch('First'),
      keptSearch('CSV', `https://docs.example${addresses.module}`),
    ]),
  );
  await open(page, addresses.guide, 'React started');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(kept(page, 'Recent').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addresses.module);
});
