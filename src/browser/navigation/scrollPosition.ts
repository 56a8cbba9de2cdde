/** The part of the router's location that is used here. */
interface Place {
  readonly pathname: string;
  readonly hash: string;
}

/** Scroll offsets of the entries of the browser's history, in px from the top, by the router's key. */
const positions = new Map<string, number>();

/** Returns the key of the current entry, or its path if the router did not make it (the first one). */
const entryKey = (): string =>
  (window.history.state as {key?: string} | null)?.key ?? window.location.pathname;

let currentKey = '';
let goingThroughHistory = false;

if (typeof window !== 'undefined') {
  currentKey = entryKey();
  // The browser restores the position at a time that we cannot choose, so `auto` is set only when the
  // document is left: for a reload and for Back from another site.
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
      // After Back is pressed, it is the browser or the framework that scrolls, not the reader.
      if (!goingThroughHistory && currentKey === entryKey()) {
        positions.set(currentKey, window.scrollY);
      }
    },
    {passive: true},
  );
}

/**
 * Client module: restores the scroll position on Back and Forward, and starts a new page at its top
 * without a smooth scroll.
 *
 * The framework scrolls to the top or to the anchor on every change of page, also on Back.
 */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Place;
  previousLocation: Place | null;
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
