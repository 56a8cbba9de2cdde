import type {Page} from '@playwright/test';

import {REST_MS} from '../../../src/browser/inline/restOnLink';

/** Long enough for the pointer to have rested on a link, so that the application is loaded. */
const LONGER_THAN_REST_MS = REST_MS + 50;

/**
 * Has the application start, as it does when the pointer rests on a link: here to one that leads to no
 * other page, which would be preloaded.
 */
export async function turnToLink(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const {documentElement: root, readyState} = document;
      if ('turnedTo' in root.dataset || 'docusaurus' in window) {
        return true;
      }
      // Once more if the browser has moved its pointer meanwhile: the page thinks it left the link then.
      if (readyState !== 'loading') {
        const link = document.querySelector('a[href^="#"]');
        link?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
      }
      return false;
    },
    undefined,
    {polling: LONGER_THAN_REST_MS},
  );
}

/** Waits until React has hydrated the page, and gives it a reason to. */
export async function started(page: Page): Promise<void> {
  await turnToLink(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
