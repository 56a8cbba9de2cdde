import type {Page} from '@playwright/test';

import {product} from '../../src/config/product';
import {sectionOf} from '../../src/config/sections';

/** Pages that the tests of the frame are made on. */
export const addresses = {
  landing: '/',
  guide: sectionOf('default').home,
  /** Long, deep in the tree, with a table of contents, with closed branches beside it. */
  module: `/api/${product.slug}/data/datasources/csv_source`,
} as const;

/** Pages on which every control has to work before React and with it. */
export const reactStates = ['React started', 'React held back'] as const;

export type ReactState = (typeof reactStates)[number];

/**
 * Holds the application's scripts back, so that only the HTML, the styles and the inline script work.
 *
 * @returns lets them through
 */
export async function holdReact(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    await released;
    // The test may be over by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Opens a page with React started, or with the whole page there and React held back. */
export async function open(page: Page, address: string, state: ReactState): Promise<void> {
  if (state === 'React held back') {
    await holdReact(page);
    await page.goto(address, {waitUntil: 'commit'});
    await page.waitForFunction(() => document.readyState === 'interactive');
    return;
  }
  await page.goto(address);
  await started(page);
}

/** Waits until React has taken over the page. */
export async function started(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
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

/** Notes the root element's state in the first frame that can show the navbar. */
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
