import {expect, type Page, test} from '@playwright/test';

import {started, turnToLink} from '../../scripts/measure/browser/started';
import {product} from '../../src/site/product';
import {sectionOf} from '../../src/site/sections';
import {whenNightly} from './tags';

export {started, turnToLink};

/** Pages on which the layout around the content is tested. */
export const addresses = {
  landing: '/',
  guide: sectionOf('default').home,
  /** A long page deep in the tree, with a table of contents and closed branches beside it. */
  module: `/api/${product.slug}/data/datasources/csv_source`,
} as const;

/** The table of contents beside the text. */
export const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});

const reactStates = ['React started', 'React held back'] as const;

export type ReactState = (typeof reactStates)[number];

/**
 * Declares tests of controls that work before and after React has started: a daily run tests the
 * first answer, a nightly run both.
 */
export function inEachReactState(declare: (state: ReactState) => void): void {
  for (const state of reactStates) {
    test.describe(state, whenNightly(state === 'React started'), () => declare(state));
  }
}

/** Matches the URL of an application script. */
export const SCRIPT = /\/assets\/js\/[^/]+\.js$/;

/**
 * Holds back the application's scripts, so that only the HTML, the styles and the inline script work.
 *
 * @param scripts matches the URLs to hold back
 * @returns a function that lets them through
 */
export async function holdReact(page: Page, scripts: RegExp = SCRIPT): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    // The test may have ended by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/**
 * Opens a page with the application loaded but the page's own chunk held back: React is about to
 * hydrate the page.
 *
 * @returns a function that lets the chunk through and waits until React has hydrated the page
 */
export async function openStarting(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdReact(page, /\/assets\/js\/(?!main|runtime)[^/]+\.js$/);
  await page.goto(address, {waitUntil: 'commit'});
  await turnToLink(page);
  await page.waitForFunction(() => 'docusaurus' in window);
  return async () => {
    release();
    await started(page);
  };
}

/** Opens a page with React started, or with the whole HTML parsed and React held back. */
export async function open(page: Page, address: string, state: ReactState): Promise<void> {
  if (state === 'React held back') {
    await holdReact(page);
    await page.goto(address, {waitUntil: 'commit'});
    await page.waitForFunction(() => document.readyState !== 'loading');
    return;
  }
  await page.goto(address);
  await started(page);
}

/** Returns the scroll position of the page, in CSS pixels. */
export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls and waits until the page has had the event: two calls in one frame fire only one. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        document.addEventListener('scroll', resolve, {once: true});
        window.scrollTo({top, behavior: 'instant'});
      }),
    y,
  );
  expect(await scrollY(page)).toBe(y);
}

/** Navigates as a link in the content would: through the router's history. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
}

/** Makes every use of local storage throw, as a browser with blocked storage does. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}

/** Records the root element's state in the first frame that can show the navbar. */
export async function noteFirstFrame(page: Page): Promise<() => Promise<DOMStringMap>> {
  await page.addInitScript(() => {
    const note = () => {
      if (document.querySelector('header')) {
        Object.assign(window, {firstFrame: {...document.documentElement.dataset}});
      } else {
        requestAnimationFrame(note);
      }
    };
    requestAnimationFrame(note);
  });
  return async () => {
    await page.waitForFunction(() => 'firstFrame' in window);
    return page.evaluate(() => (window as unknown as {firstFrame: DOMStringMap}).firstFrame);
  };
}

/** Opens a page on which the browser is never idle: only user input starts the application. */
export async function neverIdle(page: Page, address: string): Promise<void> {
  await page.addInitScript((path) => {
    const asIs = window.requestIdleCallback.bind(window);
    const isBusy = () => location.pathname === path && !('docusaurus' in window);
    Object.assign(window, {
      requestIdleCallback: (run: IdleRequestCallback, options?: IdleRequestOptions) =>
        isBusy() ? undefined : asIs(run, options),
    });
  }, address);
}
