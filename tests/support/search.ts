import {expect, type Locator, type Page} from '@playwright/test';

import {addresses, open} from './shell';

export const PACK = '**/search/pack.json';

/** The box in the navbar. */
export const box = (page: Page): Locator =>
  page.getByRole('search', {name: 'Site'}).getByRole('searchbox', {name: 'Search'});
/** What stands in the box's place on phones. */
export const searchLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', {name: 'Search', exact: true});
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', {name: 'Search the documentation'});
export const field = (page: Page): Locator => dialog(page).getByPlaceholder('Search docs');
export const options = (page: Page): Locator => dialog(page).getByRole('option');
export const seeAll = (page: Page): Locator =>
  dialog(page).getByRole('link', {name: /^See all \d+ results$/});

/** Opens the modal above the page that is open, and types a query. */
export async function ask(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

/** Opens a page and the modal above it, and types a query. */
export async function searchFor(page: Page, query: string, address: string = addresses.guide) {
  await open(page, address, 'React started');
  await ask(page, query);
}

/** A search that was kept, as the modal stores it. */
export const keptSearch = (name: string, url = `https://docs.example/${name}`) => ({
  objectID: name,
  url,
  type: 'lvl1',
  kind: 'guide',
  hierarchy: {lvl0: 'Guides', lvl1: name},
});

/** Puts text into the storage of the modal: of what was opened lately, or of what is favoured. */
export async function storeSearches(page: Page, list: 'RECENT' | 'FAVORITE', text: string) {
  if (page.url() === 'about:blank') {
    await page.goto('/search');
  }
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [`__DOCSEARCH_${list}_SEARCHES__Documentation Website`, text],
  );
}

/** The rows of the start screen below a heading. */
export const kept = (page: Page, heading: 'Recent' | 'Favorite'): Locator =>
  dialog(page).getByRole('tree', {name: heading}).getByRole('treeitem');

export interface HeldAnswers {
  /** Queries that the worker was asked so far. */
  readonly asked: () => Promise<string[]>;
  /** How many questions were answered so far. */
  readonly answered: () => Promise<number>;
  /** Lets through what is held back, and all that comes later. */
  readonly release: () => Promise<void>;
}

/** Holds back all questions to the worker of the search; to be called before the page is opened. */
export async function holdAnswers(page: Page): Promise<HeldAnswers> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = {asked, answered: 0, release};
    class HeldWorker extends Worker {
      constructor(address: string | URL, workerOptions?: WorkerOptions) {
        super(address, workerOptions);
        this.addEventListener('message', () => {
          held.answered += 1;
        });
      }
      override postMessage(question: {requests: {query: string}[]}) {
        asked.push(...question.requests.map(({query}) => query));
        void released.then(() => super.postMessage(question));
      }
    }
    Object.assign(window, {Worker: HeldWorker, held});
  });
  type Held = {held: {asked: string[]; answered: number; release: () => void}};
  return {
    asked: () => page.evaluate(() => (window as unknown as Held).held.asked),
    answered: () => page.evaluate(() => (window as unknown as Held).held.answered),
    release: () => page.evaluate(() => (window as unknown as Held).held.release()),
  };
}
