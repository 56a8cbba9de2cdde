import {isSavingOrSlow} from '../../lib/connection';

/**
 * Lets the browser fetch a page's HTML when it is idle, once in a document.
 *
 * @param pathname path of the page, encoded as in a URL
 * @returns false for the page on screen, one that was prefetched before, and on 2g or with data saver
 */
export function prefetchPage(pathname: string): boolean {
  if (
    isSavingOrSlow() ||
    pathname === location.pathname ||
    document.querySelector(`link[rel="prefetch"][href="${pathname}"]`)
  ) {
    return false;
  }
  const link = Object.assign(document.createElement('link'), {rel: 'prefetch', href: pathname});
  document.head.append(link);
  return true;
}
