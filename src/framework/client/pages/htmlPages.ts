import framework from '@docusaurus/core/lib/client/docusaurus';

import {isSavingOrSlow} from '../../../lib/connection';
import {cleanPath} from '../../../browser/navigation/address';
import {prefetchPage} from '../../../browser/navigation/prefetchPage';
import {isMissing, loadPage, pageAt} from '../html-pages/keptPages';
import {NotFound} from './notFound';
import type {PageSource} from './pageSource';
import {hasRoute, preloadRoute} from './routeTable';

async function preload(pathname: string): Promise<void> {
  if (hasRoute(pathname)) {
    await preloadRoute(pathname);
    return;
  }
  await loadPage(pathname);
  if (isMissing(pathname)) {
    await NotFound.preload();
  }
}

/** The offline copy loads each page as a document. */
const isNotAhead = () => Boolean(process.env.OFFLINE_COPY) || isSavingOrSlow();

/** Lets the browser fetch a page's HTML when it is idle. */
function prefetch(pathname: string): ReturnType<typeof framework.prefetch> {
  if (hasRoute(pathname)) {
    return framework.prefetch(pathname);
  }
  return !isNotAhead() && !pageAt(pathname) && prefetchPage(pathname) && Promise.resolve([]);
}

/**
 * Pages that are HTML files, in the production build. The table of routes contains only the few pages
 * that are code; all others are requested from the host.
 */
export const htmlPages: PageSource = {
  // Only the host knows all addresses.
  isPage: (pathname) => pathname === cleanPath(pathname),
  pageAddress(pathname) {
    const clean = cleanPath(pathname);
    if (process.env.OFFLINE_COPY) {
      return null;
    }
    return hasRoute(clean) || pageAt(clean) ? clean : null;
  },
  renderedPath: cleanPath,
  isServedOtherwise: (pathname) => !pageAt(cleanPath(pathname)),
  isMissing,
  preload,
  ahead: Object.freeze({
    prefetch,
    preload(pathname: string) {
      if (isNotAhead()) {
        return false;
      }
      // A failure is reported when the reader navigates to the page.
      return preload(pathname).then(
        () => [],
        () => [],
      );
    },
  }),
};
