import {HITS_PER_PAGE} from '../../search/query';
import type {SearchClient, SearchRequest} from '../../search/types';

const MOST = 3;
/** Shorter beginnings of a word say too little. */
const SHORTEST = 3;

/** Queries that are part of one that found nothing, the longest first. */
function partsOf(query: string): string[] {
  const words = query.trim().split(/\s+/);
  const parts: string[] = [];
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      parts.push(words.slice(start, start + length).join(' '));
    }
  }
  const finer = words.flatMap((word) =>
    word
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((piece) => piece !== word),
  );
  const beginnings = words.flatMap((word) =>
    [0.75, 0.5]
      .map((share) => word.slice(0, Math.ceil(word.length * share)))
      .filter((piece) => piece !== word),
  );
  return [...new Set([...parts, ...finer, ...beginnings])].filter(
    (part) => part.length >= SHORTEST && part !== query,
  );
}

/**
 * Up to three queries near one that found nothing, each of which has results.
 *
 * @param request the request that found nothing; its filters hold for the suggestions as well
 * @throws what the client throws
 */
export async function suggestQueries(
  client: SearchClient,
  request: SearchRequest,
): Promise<string[]> {
  const parts = partsOf(request.query).slice(0, HITS_PER_PAGE);
  if (parts.length === 0) {
    return [];
  }
  const {results} = await client.search({
    requests: parts.map((query) => ({...request, query, page: 0, hitsPerPage: 1})),
  });
  return parts.filter((_, index) => (results[index]?.nbHits ?? 0) > 0).slice(0, MOST);
}
