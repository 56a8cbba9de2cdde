import {expect, type Page, type Request, type Route} from '@playwright/test';

/** Code of single pages: everything that is not loaded at once with every page. */
const PAGE_CODE = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
/** The last part of a page's address has no extension, or that of its file. */
const PAGE_ADDRESS = /\/(?:[^/.]*|[^/]+\.html)$/;

/**
 * Whether the application asks for what it needs to show a page: code of single pages, or the HTML of
 * a page whose content is static. Neither the browser's own loading of a document nor what is
 * fetched ahead counts.
 */
export function bringsPage(request: Request): boolean {
  const {pathname} = new URL(request.url());
  return request.resourceType() === 'fetch'
    ? PAGE_ADDRESS.test(pathname)
    : request.resourceType() === 'script' && PAGE_CODE.test(pathname);
}

/** Treats every request of the application for a page in the given way. */
async function routePages(page: Page, treat: (route: Route) => unknown): Promise<void> {
  await page.route('**/*', async (route) => {
    await (bringsPage(route.request()) ? treat(route) : route.fallback());
  });
}

export interface Held {
  /** How many requests wait. */
  readonly count: () => number;
  /** Lets through what waits, and all that comes later. */
  readonly release: () => Promise<void>;
}

/** Lets the application's requests for pages wait until released. */
export async function holdPages(page: Page): Promise<Held> {
  const held: Route[] = [];
  let isOpen = false;
  await routePages(page, (route) => {
    if (isOpen) {
      return route.continue();
    }
    held.push(route);
    return undefined;
  });
  return {
    count: () => held.length,
    release: async () => {
      isOpen = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

/**
 * Makes the application's requests for pages fail.
 *
 * @returns lets all later ones through
 */
export async function failPages(page: Page): Promise<() => void> {
  let failing = true;
  await routePages(page, (route) => (failing ? route.abort() : route.continue()));
  return () => {
    failing = false;
  };
}

/**
 * Code of pages as a host might send it that mixed up two releases: it loads, and throws when it is
 * rendered as long as the result was last called with true.
 */
export async function corruptPageCode(page: Page): Promise<(corrupt: boolean) => Promise<void>> {
  const error = 'new Error("The page is broken",{cause:new Error("Two releases were mixed")})';
  await page.route(PAGE_CODE, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(
      /default:\(\)=>(\w+)/g,
      (_, name) =>
        `default:()=>typeof ${name}!=="function"?${name}:p=>{if(window.pageIsCorrupt)throw ${error};return ${name}(p)}`,
    );
    await route.fulfill({response, body});
  });
  return (corrupt) =>
    page.evaluate((is) => void Object.assign(window, {pageIsCorrupt: is}), corrupt);
}

/** The page whose code was corrupted says that it crashed and why, in the layout of all pages. */
export async function expectCrash(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeVisible();
  await expect(
    page.getByText(/The page is broken\s+Cause:\s+Two releases were mixed/),
  ).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
}
