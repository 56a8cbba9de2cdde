import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** Tells whether the application has a route for exactly this path, and renders its page from code. */
export function hasRoute(pathname: string): boolean {
  return matchRoutes(routes, pathname).some(({route}) => route.exact === true);
}

/**
 * Loads the code of a page and of the components around it.
 *
 * @param pathname encoded as in a URL; the table of routes may contain the decoded form
 * @throws when a chunk cannot be fetched
 */
export function preloadRoute(pathname: string): Promise<unknown> {
  const forms = [...new Set([pathname, decodeURI(pathname)])];
  return Promise.all(
    forms.flatMap((form) =>
      matchRoutes(routes, form).map(({route}) => route.component?.preload?.()),
    ),
  );
}
