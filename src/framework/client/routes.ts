import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {cleanPath} from '../../browser/navigation/address';

/** Whether a page of the site has exactly this address (the not-found page has none). */
export function isPage(pathname: string): boolean {
  return matchRoutes(routes, pathname).some(({route}) => route.exact === true);
}

/**
 * The address under which the reader should see the page that `pathname` asks for.
 *
 * @returns the clean address if a page has it, else null: an unknown address stays as it was typed
 */
export function pageAddress(pathname: string): string | null {
  const clean = cleanPath(pathname);
  if (isPage(clean)) {
    return clean;
  }
  return isPage(pathname) ? pathname : null;
}

/** The address that the application renders for a location: that of its page, else what was typed. */
export function renderedPath(pathname: string): string {
  return pageAddress(pathname) ?? pathname;
}

/**
 * Whether the HTML that the browser was served is that of another page than the address asks for: a
 * host that does not know the address as it was typed sends the not-found page.
 */
export function isServedOtherwise(pathname: string): boolean {
  const page = pageAddress(pathname);
  return page !== null && page !== pathname;
}

/** Whether the host has said that no page has this address: nobody has to ask it here. */
export function isMissing(_pathname: string): boolean {
  return false;
}
