/*
 * Client module: makes links in plain HTML behave like those that React renders. Clicks go through the
 * router; targets are preloaded on hover, touch and focus, and prefetched when a link in the text
 * scrolls into view. The framework's Link component does the same and prevents the event's default, so
 * such clicks are ignored here.
 */
import siteConfig from '@generated/docusaurus.config';
import {isPlainClick, whenIdle} from '../../browser/inline/dom';
import {SEARCH_OPENER} from '../../browser/inline/searchIntent';
import {createPath} from 'history';

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

/** The most pages prefetched from one page, as most of them are never visited. */
const MAX_PREFETCHES = 8;

let inView: IntersectionObserver | undefined;

/** Watches links in the text only: most links of the sidebar are in view at once. */
function watchTextLinks(): void {
  inView?.disconnect();
  let left = MAX_PREFETCHES;
  inView = new IntersectionObserver((entries, observer) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting && left > 0) {
        observer.unobserve(target);
        left -= window.docusaurus.prefetch((target as HTMLAnchorElement).pathname) ? 1 : 0;
      }
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    if (leadsToPage(link, baseUrl) && link.pathname !== location.pathname) {
      inView.observe(link);
    }
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', follow);
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, loadTarget, {passive: true});
  }
}

/** Watches the links of the new page. */
export function onRouteDidUpdate(): void {
  whenIdle(watchTextLinks);
}
