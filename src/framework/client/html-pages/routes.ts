import routes from '@generated/routes';
import {cleanPath} from '@site/src/browser/navigation/address';
import {matchRoutes} from 'react-router-config';

import {pageAt} from './keptPages';

/*
 * Stands in for `src/framework/client/routes.ts` in the browser: the application has no list of the static
 * pages, the host answers for them.
 */

/** Whether the application itself renders this page, from code. */
export function isLivePage(pathname: string): boolean {
  return matchRoutes(routes, pathname).some(({route}) => route.exact === true);
}

/** Whether a page has exactly this address, or may have: only the host knows all of them. */
export function isPage(pathname: string): boolean {
  return pathname === cleanPath(pathname);
}

/** The clean address of a page that is there; null while that is not known. */
export function pageAddress(pathname: string): string | null {
  const clean = cleanPath(pathname);
  return isLivePage(clean) || pageAt(clean) ? clean : null;
}

/** The address that the application renders for a location. */
export const renderedPath = cleanPath;

/** Whether the HTML that the browser was served is that of another page than the address asks for. */
export function isServedOtherwise(pathname: string): boolean {
  return !pageAt(cleanPath(pathname));
}

/** Whether the host has said that no page has this address. */
export {isMissing} from './keptPages';
