import type {Location} from 'history';

import {pages} from './pages';

/**
 * Replaces the framework's function of the same name: returns the location that the application renders.
 *
 * The framework's strips `.html` only; `/x/index` and `/x/` are addresses of `/x` as well.
 */
export default function normalizeLocation<T extends Pick<Location, 'pathname'>>(location: T): T {
  const pathname = pages.renderedPath(location.pathname);
  return pathname === location.pathname ? location : {...location, pathname};
}
