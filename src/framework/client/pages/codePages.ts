import framework from '@docusaurus/core/lib/client/docusaurus';

import {cleanPath} from '../../../browser/navigation/address';
import type {PageSource} from './pageSource';
import {hasRoute, preloadRoute} from './routeTable';

/** Looks a page up in the table of routes, which lists all pages, as every page is code. */
function pageAddress(pathname: string): string | null {
  const clean = cleanPath(pathname);
  if (hasRoute(clean)) {
    return clean;
  }
  return hasRoute(pathname) ? pathname : null;
}

/** Pages made of code: in development, on the server, and with STATIC_PAGES=off. */
export const codePages: PageSource = {
  isPage: hasRoute,
  pageAddress,
  // An address without a page stays as it was typed.
  renderedPath: (pathname) => pageAddress(pathname) ?? pathname,
  // If the typed address is not the page's own, the host has sent the not-found page.
  isServedOtherwise(pathname) {
    const address = pageAddress(pathname);
    return address !== null && address !== pathname;
  },
  // The table of routes is complete: no request is needed.
  isMissing: () => false,
  preload: preloadRoute,
  ahead: framework,
};
