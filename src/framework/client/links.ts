/*
 * Client module: makes links in plain HTML behave like those that React renders. Clicks go through the
 * router; targets are preloaded on hover, touch and focus, and prefetched when a link in the text, or,
 * once the reader has turned to it, in the sidebar, comes into view. The framework's Link component does the same and prevents the event's default, so
 * such clicks are ignored here.
 */
import siteConfig from '@generated/docusaurus.config';
import {isPlainClick, whenIdle} from '../../browser/inline/dom';
import {SEARCH_OPENER} from '../../browser/inline/searchIntent';
import {createPath} from 'history';

import {startOfflineLinks} from '../../browser/offline/links';
import {browserHistory} from './history';
import {leadsToPage, pageLink} from '../../browser/navigation/pageLink';

const {baseUrl} = siteConfig;

function follow(event: MouseEvent): void {
  const link =
    event.defaultPrevented || !isPlainClick(event) ? null : pageLink(event.target, baseUrl);
  if (!link || !window.docusaurusRoot) {
    return;
  }
  event.preventDefault();
  const history = browserHistory();
  const {pathname, search, hash} = link;
  const isSame = createPath(history.location) === pathname + search + hash;
  history[isSame ? 'replace' : 'push'](pathname + search + hash);
}

function loadTarget({target}: Event): void {
  const link = pageLink(target, baseUrl);
  // Search openers open the search here, so its page is rarely needed.
  if (link && link.pathname !== location.pathname && !link.matches(SEARCH_OPENER)) {
    void window.docusaurus.preload(link.pathname);
  }
}

/** The most pages prefetched from the text of a page, as most of them are never visited. */
const MAX_OF_TEXT = 8;
/** The same for the sidebar, whose links are in view on every page: they wait for the reader's turn to it. */
const MAX_OF_SIDEBAR = 12;

const SIDEBAR = '.shell > [data-menu]';

/** Prefetches the targets of links that come into view, a number of them at most. */
function watch(links: string, most: number): IntersectionObserver {
  let left = most;
  const watcher = new IntersectionObserver((entries, observer) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting && left > 0) {
        observer.unobserve(target);
        left -= window.docusaurus.prefetch((target as HTMLAnchorElement).pathname) ? 1 : 0;
      }
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    if (leadsToPage(link, baseUrl) && link.pathname !== location.pathname) {
      watcher.observe(link);
    }
  }
  return watcher;
}

let ofText: IntersectionObserver | undefined;
let ofSidebar: IntersectionObserver | undefined;
let hasTurnedToSidebar = false;

function watchText(): void {
  ofText?.disconnect();
  ofText = watch('main a[href]', MAX_OF_TEXT);
}

function turnToSidebar({target}: Event): void {
  if (!hasTurnedToSidebar && target instanceof Element && target.closest(SIDEBAR)) {
    hasTurnedToSidebar = true;
    whenIdle(() => {
      ofSidebar = watch(`${SIDEBAR} a[href]`, MAX_OF_SIDEBAR);
    });
  }
}

if (process.env.OFFLINE_COPY) {
  startOfflineLinks();
} else if (typeof document !== 'undefined') {
  document.addEventListener('click', follow);
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, loadTarget, {passive: true});
    document.addEventListener(sign, turnToSidebar, {passive: true});
  }
}

/** Watches the links of the new page; those of its sidebar again when the reader turns to it. */
export function onRouteDidUpdate(): void {
  if (process.env.OFFLINE_COPY) {
    return;
  }
  ofSidebar?.disconnect();
  hasTurnedToSidebar = false;
  whenIdle(watchText);
}
