import {eventElement, ROUTE_EVENT, whenIdle} from '../inline/dom';
import {SEARCH_OPENER} from '../inline/searchIntent';
import {leadsToPage, pageLink} from '../navigation/pageLink';
import {prefetchPage} from '../navigation/prefetchPage';
import {SCRIPT_TYPE} from '../start/scripts';
import {base} from './config';

/** The most pages prefetched from the text of a page, as most of them are never visited. */
const MAX_OF_TEXT = 8;
/** The same for the sidebar, whose links are in view on every page: they wait for the reader's turn to it. */
const MAX_OF_SIDEBAR = 12;

/**
 * How long a reader is in the sidebar before its links are prefetched, in milliseconds: a click that comes
 * sooner has the line for itself.
 */
const SIDEBAR_DELAY_MS = 1000;

const SIDEBAR = '.shell > [data-menu]';

/** Whether pages are HTML files; if they are code, only the application can fetch them. */
const areFiles = document.querySelector(`script[type="${SCRIPT_TYPE}"]`) !== null;

const applicationIsThere = (): boolean => 'docusaurus' in window;

function prefetch(pathname: string): unknown {
  return applicationIsThere()
    ? window.docusaurus.prefetch(pathname)
    : areFiles && prefetchPage(pathname);
}

/** Prefetches the targets of links that come into view, a number of them at most. */
function watch(links: string, most: number): IntersectionObserver {
  let left = most;
  const watcher = new IntersectionObserver((entries, observer) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting && left > 0) {
        observer.unobserve(target);
        left -= prefetch((target as HTMLAnchorElement).pathname) ? 1 : 0;
      }
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    if (leadsToPage(link, base.pathname) && link.pathname !== location.pathname) {
      watcher.observe(link);
    }
  }
  return watcher;
}

let ofText: IntersectionObserver | undefined;
let ofSidebar: IntersectionObserver | undefined;
let turning: ReturnType<typeof setTimeout> | undefined;

function watchText(): void {
  ofText?.disconnect();
  ofText = watch('main a[href]', MAX_OF_TEXT);
}

function onSign(event: Event): void {
  // The application preloads the page itself (src/framework/client/links.ts).
  const link = applicationIsThere() ? null : pageLink(event.target, base.pathname);
  if (link && !link.matches(SEARCH_OPENER)) {
    prefetch(link.pathname);
  }
  if (!turning && eventElement(event, SIDEBAR)) {
    turning = setTimeout(() => {
      ofSidebar = watch(`${SIDEBAR} a[href]`, MAX_OF_SIDEBAR);
    }, SIDEBAR_DELAY_MS);
  }
}

/**
 * Prefetches pages before a link to them is followed: when a link in the text comes into view, one in the
 * sidebar once the reader has turned to it, and any link that is about to be followed before the
 * application is there.
 */
export function startPrefetching(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, onSign, {passive: true});
  }
  whenIdle(watchText);
  document.addEventListener(ROUTE_EVENT, () => {
    ofSidebar?.disconnect();
    clearTimeout(turning);
    turning = undefined;
    whenIdle(watchText);
  });
}
