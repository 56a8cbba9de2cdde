import {cleanPath} from '../../../browser/navigation/address';

import {type Page, readPage} from './page';
import {styleSheet} from './styleSheet';

/** Number of pages kept in memory, so that Back and a second visit make no request. */
const KEPT = 30;

const kept = new Map<string, Page>();
const missing = new Set<string>();
const loading = new Map<string, Promise<void>>();

/** Returns the key of a page in these tables: its clean path, URL-encoded. */
const keyOf = (pathname: string): string => cleanPath(new URL(pathname, location.origin).pathname);

function keep(path: string, page: Page): void {
  kept.set(path, page);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) {
    kept.delete(oldest);
  }
}

/** Statuses by which a host says that it has no such page; others come from what is in between. */
const ABSENT = new Set([404, 410]);

/** The page that the browser loaded as a document. */
let served: Page | null = null;

function keepServed(): void {
  const page = readPage(document);
  served = page;
  if (page?.path.endsWith('/404.html')) {
    // Its own path is not a page. The address it was served for may still be a page's.
    missing.add(keyOf(page.path));
  } else if (page) {
    keep(keyOf(page.path), page);
  }
}

/** Returns the page at a path if it is in memory; makes no request. */
export function pageAt(pathname: string): Page | undefined {
  return kept.get(keyOf(pathname));
}

/** Tells whether the host has answered that it has no such page. */
export function isMissing(pathname: string): boolean {
  return missing.has(keyOf(pathname));
}

/**
 * Fetches the HTML of a page and its stylesheets, and keeps the page in memory.
 *
 * @throws when the host does not answer or fails, or something else answers for it, such as a proxy or
 *   a log-in, and when the page belongs to another release, whose code this document has not: the
 *   navigation then loads the document. A missing page is not an error.
 */
export function loadPage(pathname: string): Promise<void> {
  const path = keyOf(pathname);
  if (kept.has(path) || missing.has(path)) {
    return Promise.resolve();
  }
  const running = loading.get(path) ?? load(path).finally(() => loading.delete(path));
  loading.set(path, running);
  return running;
}

async function load(path: string): Promise<void> {
  // Hosts that serve files only under their full names have the page at the second address.
  const page = (await fetchPage(path)) ?? (path === '/' ? null : await fetchPage(`${path}.html`));
  if (!page || keyOf(page.path) !== path) {
    missing.add(path);
    return;
  }
  // Unstyled text is better than none.
  await Promise.all(page.styles.map(styleSheet));
  keep(path, page);
}

/**
 * Tells whether this is a page that only forwards (src/plugins/redirects): it names the page of this site
 * that has taken its place. To the application it is missing, and the not-found page forwards.
 */
function isForwarding(html: Document): boolean {
  const canonical = html.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href, location.href).origin === location.origin;
}

async function fetchPage(address: string): Promise<Page | null> {
  const response = await fetch(address, {headers: {accept: 'text/html'}});
  if (ABSENT.has(response.status)) {
    return null;
  }
  if (!response.ok) {
    throw new Error(`The page could not be loaded: ${response.status} for ${address}.`);
  }
  const html = await response.text();
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const page = readPage(parsed);
  if (!page && isForwarding(parsed)) {
    return null;
  }
  // What ends a page, before a minifier and after: without it, the page was cut off on its way.
  if (!page || !(parsed.querySelector('footer') ?? /<\/html>\s*$/.test(html))) {
    throw new Error(`What came for ${address} is not a whole page of this site.`);
  }
  if (page.application !== served?.application) {
    throw new Error(`The page ${address} is of another release.`);
  }
  return page;
}

if (typeof document !== 'undefined') {
  keepServed();
}
