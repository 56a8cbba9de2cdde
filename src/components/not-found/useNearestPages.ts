import type {ListedPage} from '../../search/listedPage';
import {nearestPages} from '../../search/nearestPages';
import {useEffect, useState} from 'react';

/**
 * Returns the pages whose addresses are nearest to one that does not exist. Empty until the list of
 * pages has loaded; if loading fails it stays empty, as the not-found page is useful without it.
 */
export function useNearestPages(pathname: string): readonly ListedPage[] {
  const [nearest, setNearest] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    import('@generated/site-page-list/default/pages.json').then(
      ({default: pages}) => isCurrent && setNearest(nearestPages(pages, pathname)),
      (error: unknown) => console.warn('The list of pages could not be loaded:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  return nearest;
}
