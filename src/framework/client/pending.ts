import {pageAddress} from './routes';

/** Parts of the page that show the loader or its error box instead of their content. */
let pendingParts = 0;
/** The reader has asked for another try, and the page is not whole yet. */
let retrying = false;

function settle(): void {
  if (pendingParts === 0) {
    retrying = false;
    cleanAddressBar();
  }
}

/** Says that a part of the page is waiting for its code; call the result when it no longer does. */
export function partIsPending(): () => void {
  pendingParts += 1;
  return () => {
    pendingParts -= 1;
    // A part that came may hold parts that wait: they announce themselves before the microtask.
    queueMicrotask(settle);
  };
}

/** One Retry is for the whole page: parts inside the one that failed are tried again with it. */
export function startRetrying(): void {
  retrying = true;
}

/** Whether a part that failed before should try again by itself. */
export function isRetrying(): boolean {
  return retrying;
}

/**
 * Makes the address bar show the page's clean address, once the whole page is there: while a loader
 * or its Retry is shown, a reload must ask for the address that the reader came with.
 *
 * The browser's history is changed without the router: it already renders the clean location, and a
 * second navigation would scroll.
 */
export function cleanAddressBar(): void {
  const {pathname, search, hash} = window.location;
  const clean = pageAddress(pathname);
  if (pendingParts === 0 && clean !== null && clean !== pathname) {
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
