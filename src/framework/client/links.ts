/*
 * Client module: makes links in plain HTML behave like those that React renders. Clicks go through the
 * router; targets are preloaded on hover, touch and focus. The framework's Link component does the same
 * and prevents the event's default, so such clicks are ignored here. Links in view are prefetched by the
 * script of a page at rest (`src/browser/rest/prefetch.ts`).
 */
import siteConfig from '@generated/docusaurus.config';
import {isPlainClick} from '../../browser/inline/dom';
import {SEARCH_OPENER} from '../../browser/inline/searchIntent';
import {createPath} from 'history';

import {startOfflineLinks} from '../../browser/offline/links';
import {browserHistory} from './history';
import {pageLink} from '../../browser/navigation/pageLink';

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

if (process.env.OFFLINE_COPY) {
  startOfflineLinks();
} else if (typeof document !== 'undefined') {
  document.addEventListener('click', follow);
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, loadTarget, {passive: true});
  }
}
