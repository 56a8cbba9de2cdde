import framework from '@docusaurus/core/lib/client/docusaurus';
import {isSavingOrSlow} from '@site/src/browser/inline/connection';

import {pageAt} from './keptPages';
import preload from './preload';
import {isLivePage} from './routes';

const ahead = new Set<string>();

/** Lets the browser fetch a page's HTML when it has nothing else to do. */
function prefetch(pathname: string): ReturnType<typeof framework.prefetch> {
  if (isLivePage(pathname)) {
    return framework.prefetch(pathname);
  }
  if (isSavingOrSlow() || ahead.has(pathname) || pageAt(pathname)) {
    return false;
  }
  ahead.add(pathname);
  const link = Object.assign(document.createElement('link'), {rel: 'prefetch', href: pathname});
  document.head.append(link);
  return Promise.resolve([]);
}

/**
 * Stands in for the framework's object of the same name, which its links ask to load pages ahead:
 * pages of code as it does, the others as HTML. Nothing is loaded ahead on 2g or with data saver.
 */
const docusaurus: typeof framework = {
  prefetch,
  preload(pathname) {
    if (isSavingOrSlow()) {
      return false;
    }
    // Whether this fails is seen, and said, when the page is asked for.
    return preload(pathname).then(
      () => [],
      () => [],
    );
  },
};

export default Object.freeze(docusaurus);
