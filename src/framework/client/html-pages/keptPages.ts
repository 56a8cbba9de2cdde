import {cleanPath} from '@site/src/browser/navigation/address';

import {type Page, readPage} from './page';
import {styleSheet} from './styleSheet';

/** Pages that are kept, so that Back, and a second look, ask nobody. */
const KEPT = 30;

const kept = new Map<string, Page>();
const missing = new Set<string>();
const loading = new Map<string, Promise<void>>();

/** The path of an address as the HTML of its page spells it. */
const spelt = (pathname: string): string => cleanPath(new URL(pathname, location.origin).pathname);

function keep(path: string, page: Page): void {
  kept.set(path, page);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) {
    kept.delete(oldest);
  }
}

function keepServed(): void {
  const page = readPage(document);
  if (page?.path.endsWith('/404.html')) {
    // Its own address is none of a page. What other address it was served for may still be one's.
    missing.add(spelt(page.path));
  } else if (page) {
    keep(spelt(page.path), page);
  }
}

/** The page at an address, if it is there without asking anyone. */
export function pageAt(pathname: string): Page | undefined {
  return kept.get(spelt(pathname));
}

/** Whether the host has said that it has no such page. */
export function isMissing(pathname: string): boolean {
  return missing.has(spelt(pathname));
}

/**
 * Fetches the HTML of a page, and its stylesheets, and keeps it.
 *
 * @throws when the host does not answer; that it has no such page is no error but an answer
 */
export function loadPage(pathname: string): Promise<void> {
  const path = spelt(pathname);
  if (kept.has(path) || missing.has(path)) {
    return Promise.resolve();
  }
  const running = loading.get(path) ?? load(path).finally(() => loading.delete(path));
  loading.set(path, running);
  return running;
}

async function load(path: string): Promise<void> {
  // A host that serves files under their names only has the page under the second address.
  const page = (await ask(path)) ?? (path === '/' ? null : await ask(`${path}.html`));
  if (!page || spelt(page.path) !== path) {
    missing.add(path);
    return;
  }
  await Promise.all(page.styles.map(styleSheet));
  keep(path, page);
}

async function ask(address: string): Promise<Page | null> {
  const response = await fetch(address, {headers: {accept: 'text/html'}});
  if (response.status >= 500) {
    throw new Error(`The page could not be loaded: ${response.status} for ${address}.`);
  }
  if (!response.ok) {
    return null;
  }
  return readPage(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

if (typeof document !== 'undefined') {
  keepServed();
}
