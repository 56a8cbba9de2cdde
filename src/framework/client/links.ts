/*
 * Client module: links that stand in the page as plain HTML behave like those that React renders. A
 * press goes through the router; the target is loaded when the pointer, a finger or the focus comes
 * to its link, and fetched ahead when a link of the text scrolls into view. The framework's own Link
 * does the same for itself and prevents the event's default, which is how it is known here.
 */
import siteConfig from '@generated/docusaurus.config';
import {isPlainClick, whenIdle} from '@site/src/browser/inline/dom';
import {SEARCH_OPENER} from '@site/src/browser/inline/searchIntent';
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
  // A way into the search opens it here; its page is seldom asked for.
  if (link && link.pathname !== location.pathname && !link.matches(SEARCH_OPENER)) {
    void window.docusaurus.preload(link.pathname);
  }
}

/** How many pages are fetched ahead from one page, as most of them are never asked for. */
const MOST_AHEAD = 8;

let inView: IntersectionObserver | undefined;

/** Links of the text only: beside it stands the whole tree of the section, most of it in view. */
function watchText(): void {
  inView?.disconnect();
  let left = MOST_AHEAD;
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

export function onRouteDidUpdate(): void {
  whenIdle(watchText);
}
