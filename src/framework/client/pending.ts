import {pages} from './pages';

/** Number of parts of the page that show the loader or its error box instead of their content. */
let pendingParts = 0;
/** Whether the reader has pressed Retry and the page is not complete yet. */
let retrying = false;

function settle(): void {
  if (pendingParts === 0) {
    retrying = false;
    cleanAddressBar();
  }
}

/** Registers a part of the page that waits for its code. Returns the function that removes it. */
export function partIsPending(): () => void {
  pendingParts += 1;
  return () => {
    pendingParts -= 1;
    // A loaded part may contain parts that wait: they register before the microtask runs.
    queueMicrotask(settle);
  };
}

/** Starts a retry of the whole page: parts inside the one that failed are tried again with it. */
export function startRetrying(): void {
  retrying = true;
}

/** Tells whether a part that failed before should retry without being asked. */
export function isRetrying(): boolean {
  return retrying;
}

/**
 * Puts the page's clean address into the address bar, once the page is complete: while a loader or
 * Retry is shown, a reload must request the original address.
 *
 * Changes the browser's history without the router, which already renders the clean location: a second
 * navigation would scroll.
 */
export function cleanAddressBar(): void {
  const {pathname, search, hash} = window.location;
  const clean = pages.pageAddress(pathname);
  if (pendingParts === 0 && clean !== null && clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
