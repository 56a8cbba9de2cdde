import {expect, type Locator, type Page} from '@playwright/test';

import {addresses, open} from './shell';

export const PACK = '**/search/pack.json';

/** The box in the navbar. */
export const box = (page: Page): Locator =>
  page.getByRole('search', {name: 'Site'}).getByRole('searchbox', {name: 'Search'});
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', {name: 'Search the documentation'});
export const field = (page: Page): Locator => dialog(page).getByPlaceholder('Search docs');
export const options = (page: Page): Locator => dialog(page).getByRole('option');

/** Opens a page and the modal above it, and types a query. */
export async function searchFor(page: Page, query: string, address: string = addresses.guide) {
  await open(page, address, 'React started');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}
