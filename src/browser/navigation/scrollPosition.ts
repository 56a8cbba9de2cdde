import type {Location} from 'history';

/** Where the reader was on each entry of the browser's history, in px from the top, by the router's key. */
const positions = new Map<string, number>();

/** An entry that the router did not make, such as the first one, has no key: its page stands for it. */
const entryKey = (): string =>
  (window.history.state as {key?: string} | null)?.key ?? window.location.pathname;

let currentKey = '';
let goingThroughHistory = false;

if (typeof window !== 'undefined') {
  currentKey = entryKey();
  // The browser restores by what stood at the top, at a moment of its own; it is let to only where
  // this document ends, for a reload and for Back from another site.
  const restoring = (by: ScrollRestoration) => () => {
    window.history.scrollRestoration = by;
  };
  restoring('manual')();
  window.addEventListener('pageshow', restoring('manual'));
  window.addEventListener('pagehide', restoring('auto'));
  window.addEventListener(
    'popstate',
    () => {
      goingThroughHistory = true;
    },
    {capture: true},
  );
  document.addEventListener(
    'scroll',
    () => {
      // Once Back is pressed, scrolling is the browser's or the framework's, not the reader's.
      if (!goingThroughHistory && currentKey === entryKey()) {
        positions.set(currentKey, window.scrollY);
      }
    },
    {passive: true},
  );
}

/**
 * Client module: Back and Forward return to the place where the reader left a page; a new page starts
 * at its top at once, not by a smooth scroll over the page before.
 *
 * The framework scrolls to the top or to the anchor on every change of page, also on Back.
 */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Location;
  previousLocation: Location | null;
}): void {
  const left = goingThroughHistory ? positions.get(entryKey()) : undefined;
  const isOtherPage = previousLocation !== null && location.pathname !== previousLocation.pathname;
  goingThroughHistory = false;
  currentKey = entryKey();
  if (!isOtherPage) {
    return;
  }
  if (left !== undefined) {
    window.scrollTo({top: left, behavior: 'instant'});
  } else if (!location.hash) {
    window.scrollTo({top: 0, behavior: 'instant'});
  }
}
