import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {ApiModel, ApiSymbol} from '../../src/reference/model/types';
import {isLogger} from '../../src/reference/page/match/needsNoWords';
import type {SearchEngine} from '../../src/search/engine/createEngine';
import {explains} from '../../src/search/engine/weights';
import {addressOf} from './searchRecords';

/** A query as a reader may type it, and the places that answer it; any of them is correct. */
export interface LabelledQuery {
  readonly query: string;
  readonly kind: string;
  readonly expected: readonly string[];
}

export interface Relevance {
  /** Shares of queries answered by the first hit, and by one of the first five. */
  readonly first: number;
  readonly firstFive: number;
  /** Mean reciprocal rank of the first correct hit; 0 for ranks beyond ten. */
  readonly meanReciprocalRank: number;
  /** Queries that the first hit does not answer, for test messages. */
  readonly misses: readonly string[];
}

/** Reads one half of the queries: `tuning` may be used to change the rules, `held-out` may not. */
export function labelledQueries(half: 'tuning' | 'held-out'): LabelledQuery[] {
  const file = path.resolve('tests/search-queries', `${half}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as LabelledQuery[];
}

/** Returns the addresses of a query's hits, best first. */
function addressesOf(engine: SearchEngine, query: string, hitsPerPage = 10): string[] {
  const {hits} = engine.search({indexName: 'test', query, hitsPerPage});
  return hits.map(addressOf);
}

export function relevanceOf(engine: SearchEngine, queries: readonly LabelledQuery[]): Relevance {
  const misses: string[] = [];
  const ranks = queries.map(({query, kind, expected}) => {
    const addresses = addressesOf(engine, query);
    const rank = addresses.findIndex((address) => expected.includes(address)) + 1;
    if (rank !== 1) {
      misses.push(`${kind}: "${query}" is ${rank || 'not found'}, first is ${addresses[0]}`);
    }
    return rank;
  });
  const share = (most: number): number =>
    ranks.filter((rank) => rank > 0 && rank <= most).length / ranks.length;
  const reciprocal = ranks.map((rank) => (rank > 0 ? 1 / rank : 0));
  return {
    first: share(1),
    firstFive: share(5),
    meanReciprocalRank: reciprocal.reduce((sum, value) => sum + value, 0) / ranks.length,
    misses,
  };
}

/** Returns the public names of symbols and their members, without loggers and members of private owners. */
export function symbolNames(model: ApiModel): string[] {
  const names = new Set<string>();
  const add = (symbol: ApiSymbol): void => {
    if (!symbol.name.startsWith('_') && !isLogger(symbol)) {
      names.add(symbol.name);
      if (symbol.kind === 'class') {
        symbol.members.forEach(add);
      }
    }
  };
  model.modules.forEach(({symbols}) => symbols.forEach(add));
  return [...names];
}

/** Hits within which a symbol with a plain word for its name has to be. */
const AFTER_HELP = 5;

/**
 * Returns whether the first hit is a symbol or module with this name, ignoring case. A plain word, as
 * `epochs`, may be explained first: then one of the first five is the symbol.
 */
export function isNamedFirst(engine: SearchEngine, query: string, name: string): boolean {
  const {hits} = engine.search({indexName: 'test', query, hitsPerPage: AFTER_HELP});
  const at = hits.findIndex(({hierarchy, kind}) => {
    const own = Object.values(hierarchy).findLast((entry) => entry !== null);
    const isSymbol = !['parameter', 'guide', 'tutorial'].includes(kind);
    return isSymbol && own?.split('.').at(-1)?.toLowerCase() === name.toLowerCase();
  });
  const isPlain = /^[a-z]+$/.test(query);
  const isHelp = hits.slice(0, Math.max(at, 0)).every(({kind}) => explains(kind));
  return at === 0 || (isPlain && at > 0 && isHelp);
}

/** Returns a generator of numbers from 0 to 1 that are the same on every run. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Adds one typo to a name: a letter left out, doubled, changed, or swapped with its neighbour. */
export function withTypo(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (name.length - 1));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const before = name.slice(0, at);
  const after = name.slice(at + 1);
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after;
    case 1:
      return before + name.charAt(at) + name.slice(at);
    case 2:
      return before + letter + after;
    default:
      return name.slice(0, at - 1) + name.charAt(at) + name.charAt(at - 1) + after;
  }
}
