import type {ListedPage} from './listedPage';
import {MAX_TYPED_LENGTH} from './query';

function words(query: string): string[] {
  return query.slice(0, MAX_TYPED_LENGTH).toLowerCase().split(/\s+/).filter(Boolean);
}

/** How well a page answers one word: the end of its address, its title, its address, its description. */
function scoreOfWord(page: ListedPage, word: string): number {
  const path = page.path.toLowerCase();
  const title = page.title.toLowerCase();
  if (path.endsWith(`/${word}`) || title === word) {
    return 8;
  }
  if (title.includes(word)) {
    return 4;
  }
  if (path.includes(word)) {
    return 2;
  }
  return page.description.toLowerCase().includes(word) ? 1 : 0;
}

/**
 * The pages in which every word of the query occurs, best first; all pages for an empty query.
 *
 * @param query what the reader typed; case and surplus spaces do not matter
 */
export function findPages(pages: readonly ListedPage[], query: string): ListedPage[] {
  const terms = words(query);
  return pages
    .map((page) => ({page, scores: terms.map((word) => scoreOfWord(page, word))}))
    .filter(({scores}) => scores.every((score) => score > 0))
    .map(({page, scores}) => ({page, score: scores.reduce((sum, score) => sum + score, 0)}))
    .sort((a, b) => b.score - a.score)
    .map(({page}) => page);
}
