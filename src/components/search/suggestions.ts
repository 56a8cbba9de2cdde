import {HITS_PER_PAGE} from '../../search/query';
import type {SearchClient, SearchHit, SearchRequest} from '../../search/types';
import {distance} from 'fastest-levenshtein';

import {ownLevel} from './shownHit';

const MOST = 3;
/** Shorter beginnings of a word say too little. */
const SHORTEST = 3;
/** Share of the longer name that may differ: beyond it a suggestion is a guess. */
const FARTHEST = 0.5;

/** What to offer for a query that found nothing. */
export interface Suggestions {
  /** Queries that find something. */
  readonly queries: readonly string[];
  /** Places whose names are near to the query, nearest first. */
  readonly nearest: readonly SearchHit[];
}

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

/** Letters and digits only: nobody remembers where a name has its dots and capitals. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** How far a name is from what was typed: 0 when it is the same, 1 when nothing is. */
function away(name: string, typed: readonly string[]): number {
  const own = [plain(name), plain(name.slice(name.lastIndexOf('.') + 1))];
  return Math.min(
    ...own.flatMap((a) => typed.map((b) => distance(a, b) / Math.max(a.length, b.length, 1))),
  );
}

const isModule = ({kind}: SearchHit) => Number(kind === 'module');

/**
 * Those of the hits whose names are nearest to a query or to one of its words, nearest first, at most
 * three; of hits with the same name the first.
 */
export function nearestHits(query: string, hits: readonly SearchHit[]): SearchHit[] {
  const typed = [query, ...query.split(/\s+/)].map(plain).filter(({length}) => length >= SHORTEST);
  const byName = new Map<string, SearchHit>();
  for (const hit of hits) {
    const name = hit.hierarchy[ownLevel(hit)] ?? '';
    if (name && !byName.has(name)) {
      byName.set(name, hit);
    }
  }
  return (
    [...byName]
      .map(([name, hit]) => ({hit, far: away(name, typed)}))
      .filter(({far}) => far <= FARTHEST)
      // Of a class and its module, which are as near, the class.
      .sort((a, b) => a.far - b.far || isModule(a.hit) - isModule(b.hit))
      .slice(0, MOST)
      .map(({hit}) => hit)
  );
}

/**
 * Up to three queries near one that found nothing, each of which has results, and of these results
 * the ones whose names come nearest.
 *
 * @param request the request that found nothing; its filters hold for the suggestions as well
 * @throws what the client throws
 */
export async function suggest(client: SearchClient, request: SearchRequest): Promise<Suggestions> {
  const parts = partsOf(request.query).slice(0, HITS_PER_PAGE);
  if (parts.length === 0) {
    return {queries: [], nearest: []};
  }
  const {results} = await client.search({
    requests: parts.map((query) => ({...request, query, page: 0, hitsPerPage: MOST})),
  });
  return {
    queries: parts.filter((_, index) => (results[index]?.nbHits ?? 0) > 0).slice(0, MOST),
    nearest: nearestHits(
      request.query,
      results.flatMap(({hits}) => hits),
    ),
  };
}
