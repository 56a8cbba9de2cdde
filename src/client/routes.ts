import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {cleanPath} from './address';

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
