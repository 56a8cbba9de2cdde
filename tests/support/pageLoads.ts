import {expect, type Page, type Request, type Route} from '@playwright/test';

/** Matches chunks of single pages: all scripts except those that every page loads at once. */
const PAGE_CODE = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
/** Matches addresses of pages: the last segment has no extension, or that of its file. */
const PAGE_ADDRESS = /\/(?:[^/.]*|[^/]+\.html)$/;

/**
 * Returns whether the application makes this request to show a page: for the chunk of a page, or for
 * the HTML of a page whose content is static. Document loads by the browser and prefetches do not
 * count.
 */
export function bringsPage(request: Request): boolean {
  const {pathname} = new URL(request.url());
  return request.resourceType() === 'fetch'
    ? PAGE_ADDRESS.test(pathname)
    : request.resourceType() === 'script' && PAGE_CODE.test(pathname);
}

/** Routes every request of the application for a page to the given handler. */
async function routePages(page: Page, handle: (route: Route) => unknown): Promise<void> {
  await page.route('**/*', async (route) => {
    await (bringsPage(route.request()) ? handle(route) : route.fallback());
  });
}

export interface Held {
  /** How many requests wait. */
  readonly count: () => number;
  /** Lets waiting and all later requests through. */
  readonly release: () => Promise<void>;
}

/** Holds the application's requests for pages until released. */
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
 * @returns a function that lets all later ones through
 */
export async function failPages(page: Page): Promise<() => void> {
  let failing = true;
  await routePages(page, (route) => (failing ? route.abort() : route.continue()));
  return () => {
    failing = false;
  };
}

/**
 * Corrupts page chunks, as a host that mixes two releases might: they load, but throw when rendered.
 *
 * @returns a function that turns the corruption on and off
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

/** Expects that the corrupted page says, inside the layout, that it crashed and why. */
export async function expectCrash(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeVisible();
  await expect(
    page.getByText(/The page is broken\s+Cause:\s+Two releases were mixed/),
  ).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
}
