import type {Page} from '@playwright/test';

/**
 * Has the application start, as it does when the pointer comes to a link: here to one that leads to no
 * other page, which would be preloaded.
 */
export async function turnToLink(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.locator('a[href^="#"]').first().dispatchEvent('pointerover');
}

/** Waits until React has hydrated the page, and gives it a reason to. */
export async function started(page: Page): Promise<void> {
  await turnToLink(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
