import {expect, type Locator, type Page} from '@playwright/test';

import {addresses, open} from './shell';

export const PACK = '**/search/pack.json';

/** Finds the search box in the navbar. */
export const box = (page: Page): Locator =>
  page.getByRole('search', {name: 'Site'}).getByRole('searchbox', {name: 'Search'});
/** Finds the link that replaces the box on phones. */
export const searchLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', {name: 'Search', exact: true});
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', {name: 'Search the documentation'});
export const field = (page: Page): Locator => dialog(page).getByPlaceholder('Search docs');
export const options = (page: Page): Locator => dialog(page).getByRole('option');
export const seeAll = (page: Page): Locator =>
  dialog(page).getByRole('link', {name: /^See (all \d+ results|1 result)$/});

/** Opens the modal on the current page, and types a query. */
export async function ask(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

/** Opens a page and its modal, and types a query. */
export async function searchFor(page: Page, query: string, address: string = addresses.guide) {
  await open(page, address, 'React started');
  await ask(page, query);
}

/** Returns a saved search in the modal's storage format. */
export const keptSearch = (name: string, url = `https://docs.example/${name}`) => ({
  objectID: name,
  url,
  type: 'lvl1',
  kind: 'guide',
  hierarchy: {lvl0: 'Guides', lvl1: name},
});

/** Writes text to the modal's storage of recent or favourite searches. */
export async function storeSearches(page: Page, list: 'RECENT' | 'FAVORITE', text: string) {
  if (page.url() === 'about:blank') {
    await page.goto('/search');
  }
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [`__DOCSEARCH_${list}_SEARCHES__Documentation Website`, text],
  );
}

/** Finds the rows of the start screen below a heading. */
export const kept = (page: Page, heading: 'Recent' | 'Favorite'): Locator =>
  dialog(page).getByRole('tree', {name: heading}).getByRole('treeitem');

export interface HeldAnswers {
  /** Queries sent to the worker so far. */
  readonly asked: () => Promise<string[]>;
  /** Number of queries answered so far. */
  readonly answered: () => Promise<number>;
  /** Lets held and all later queries through. */
  readonly release: () => Promise<void>;
}

/** Holds all queries to the search worker; call it before the page is opened. */
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

/** Pastes a text where the focus is, as the browser does: cut to the field's length unless the page acts. */
export async function paste(page: Page, text: string) {
  const isLeftToBrowser = await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true});
    return document.activeElement?.dispatchEvent(event) ?? true;
  }, text);
  if (isLeftToBrowser) {
    await page.keyboard.insertText(text);
  }
}
