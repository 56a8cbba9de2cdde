import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

import {NotFound} from '../pages/notFound';
import {isMissing, loadPage} from './keptPages';
import {isLivePage} from './routes';

/**
 * Stands in for the framework's function of the same name: everything that a page needs is there once
 * the result resolves, be it code or HTML.
 *
 * @throws when it cannot be fetched
 */
export default async function preload(pathname: string): Promise<void> {
  if (isLivePage(pathname)) {
    await Promise.all(matchRoutes(routes, pathname).map(({route}) => route.component?.preload?.()));
    return;
  }
  await loadPage(pathname);
  if (isMissing(pathname)) {
    await NotFound.preload();
  }
}
