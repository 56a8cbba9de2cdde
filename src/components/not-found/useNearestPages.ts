import type {ListedPage} from '@site/src/search/listedPage';
import {nearestPages} from '@site/src/search/nearestPages';
import {useEffect, useState} from 'react';

/**
 * The pages nearest to an address that does not exist. Empty until the list of pages has come; it
 * stays empty when the list cannot be had, as the rest of the not-found page helps without it.
 */
export function useNearestPages(pathname: string): readonly ListedPage[] {
  const [nearest, setNearest] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    let wanted = true;
    import('@generated/site-page-list/default/pages.json').then(
      ({default: pages}) => wanted && setNearest(nearestPages(pages, pathname)),
      (error: unknown) => console.warn('The list of pages could not be loaded:', error),
    );
    return () => {
      wanted = false;
    };
  }, [pathname]);
  return nearest;
}
