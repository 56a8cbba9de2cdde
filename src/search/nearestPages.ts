import {distance} from 'fastest-levenshtein';

import type {ListedPage} from './listedPage';

const MOST = 5;
/** Share of the longer text that may differ: beyond it a suggestion is a guess. */
const FARTHEST = 0.45;

function difference(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * The pages whose address comes nearest to one that does not exist, nearest first, at most five.
 * A page that merely moved keeps its last segment, so that counts as much as the whole address.
 */
export function nearestPages<Page extends Pick<ListedPage, 'path'>>(
  pages: readonly Page[],
  wrong: string,
): Page[] {
  const address = wrong.toLowerCase();
  return pages
    .map((page) => {
      const path = page.path.toLowerCase();
      const end = difference(lastSegment(address), lastSegment(path));
      return {page, away: Math.min(difference(address, path), end + 0.01)};
    })
    .filter(({away}) => away <= FARTHEST)
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST)
    .map(({page}) => page);
}
