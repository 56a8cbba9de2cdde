import type {Location} from 'history';

import {renderedPath} from './routes';

const known = new Map<string, string>();

/**
 * Stands in for the framework's function of the same name: the location that the application renders.
 *
 * The framework's strips `.html` only; `/x/index` and `/x/` are addresses of `/x` as well.
 */
export default function normalizeLocation<T extends Pick<Location, 'pathname'>>(location: T): T {
  const pathname = known.get(location.pathname) ?? renderedPath(location.pathname);
  known.set(location.pathname, pathname);
  return pathname === location.pathname ? location : {...location, pathname};
}
