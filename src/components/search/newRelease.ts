import {isReplaced} from '../../browser/start/release';
import {searchOf} from '../../search/query';

/** How long readers have to pause in their typing before the document is replaced, in milliseconds. */
const PAUSE_MS = 600;

/**
 * Loads the search page of the release that has replaced this one, with the query that the reader has
 * typed by then.
 *
 * @param searchPage address of the search page
 * @param query returns what has been typed
 */
export function searchNewRelease(searchPage: string, query: () => string): void {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
    location.assign(searchPage + searchOf(query()));
  };
  let pause = setTimeout(leave, PAUSE_MS);
  document.addEventListener('input', () => {
    clearTimeout(pause);
    if (isLeaving) {
      // What is typed before the other document is there goes with it.
      leave();
    } else {
      pause = setTimeout(leave, PAUSE_MS);
    }
  });
}

/** Reloads the document, once, if another release has replaced the one that it is of. */
export async function reloadIfReplaced(): Promise<void> {
  const [load] = performance.getEntriesByType('navigation');
  const isReloaded = (load as PerformanceNavigationTiming | undefined)?.type === 'reload';
  // Hosts that serve two releases in turns would have it reload without end.
  if (!isReloaded && (await isReplaced())) {
    location.reload();
  }
}
