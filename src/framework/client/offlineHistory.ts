import {
  createMemoryHistory,
  createPath,
  type History,
  type LocationDescriptorObject,
} from 'history';

import {copyRoot, fileUrl, sitePath} from '../../browser/offline/address';

/** A target as the router's functions take it. */
type Target = string | LocationDescriptorObject;

const addressOf = (target: Target): string =>
  typeof target === 'string' ? target : createPath(target);

/**
 * Makes the history of a page of the offline copy. Locations have the site's paths. Another page is
 * loaded as a document: from disk, browsers neither fetch pages nor change the path of an address.
 */
export function offlineHistory(): History {
  const here = () => ({
    pathname: sitePath(location.href),
    search: location.search,
    hash: location.hash,
  });
  const memory = createMemoryHistory({initialEntries: [here()]});
  const follow = () => memory.replace(here());
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  return {
    ...memory,
    get location() {
      return memory.location;
    },
    get action() {
      return memory.action;
    },
    createHref: (target) => fileUrl(addressOf(target)),
    push(target: Target) {
      location.assign(fileUrl(addressOf(target)));
    },
    replace(target: Target) {
      const url = fileUrl(addressOf(target));
      if (url.startsWith(copyRoot()) && sitePath(url) === memory.location.pathname) {
        history.replaceState(history.state, '', url);
        follow();
      } else {
        location.replace(url);
      }
    },
  };
}
