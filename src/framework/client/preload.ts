import {pages} from './pages';

/** The page of the newest navigation, while it loads and afterwards. */
let newest: Promise<unknown> = Promise.resolve();

/** Waits for a page, and if another navigation has overtaken it, for that one's page instead. */
async function untilNewest(own: Promise<unknown>): Promise<void> {
  try {
    await own;
  } catch (error) {
    if (own === newest) {
      throw error;
    }
  }
  if (own !== newest) {
    await untilNewest(newest);
  }
}

/**
 * Loads a page before a navigation. Replaces the framework's function, which the router calls. The router
 * shows the newest location as soon as one of its calls is done: were that a call for a page that the
 * reader no longer wants, it would show nothing until the other page is there
 * (`@docusaurus/core/lib/client/PendingNavigation.js`).
 *
 * @throws when the page of the newest navigation cannot be loaded
 */
export default function preload(pathname: string): Promise<unknown> {
  newest = pages.preload(pathname);
  return untilNewest(newest);
}
