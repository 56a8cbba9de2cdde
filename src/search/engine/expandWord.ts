import type {QueryWord} from './queryWords';
import type {Vocabulary} from './vocabulary';
import {MATCH_QUALITY} from './weights';

/** Shortest prefix that is searched for: half the index begins with a shorter one. */
const SHORTEST_PREFIX = 2;
/** Letters that are left of a word when the beginning of an ending is cut off. */
const SHORTEST_CUT = 4;
const MOST_SPELLINGS = 12;

/** A word of a query with the terms of the index that match it. */
export interface ExpandedWord {
  /** Terms, and how well each matches, from 0 to 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** The prefix to match, while the word is still being typed. */
  readonly prefix?: string;
}

/**
 * Expands a word to the terms that match it: the word itself, joined with its neighbours, as a prefix;
 * where the index has none of these, the terms that it may be a misspelling of.
 */
export function expandWord(word: QueryWord, known: Vocabulary): ExpandedWord {
  const terms = new Map<string, number>([[word.term, MATCH_QUALITY.exact]]);
  word.joined
    .filter((term) => known.has(term))
    .forEach((term) => terms.set(term, MATCH_QUALITY.exact));
  const prefix =
    word.isLast && word.typed.length >= SHORTEST_PREFIX ? prefixOf(word, known) : undefined;
  const isFound =
    terms.size > 1 || known.has(word.term) || (prefix !== undefined && known.hasPrefix(prefix));
  if (!isFound) {
    for (const {word: near, distance} of known.near(word.term).slice(0, MOST_SPELLINGS)) {
      terms.set(near, MATCH_QUALITY.typos[distance] ?? 0);
    }
  }
  return prefix === undefined ? {terms} : {terms, prefix};
}

/** Beginnings of the endings that stems have lost: `delega` goes on to `delegates`, in the index `deleg`. */
const OPEN_ENDING = /(?:a|at|ati|atio|ato|e|i|in)$/;

/** The typed word, without the beginning of an ending if no term begins with it as it is. */
function prefixOf({typed, term}: QueryWord, known: Vocabulary): string {
  const shorter = typed.replace(OPEN_ENDING, '');
  const isShorter = shorter.length >= SHORTEST_CUT && !known.has(term) && !known.hasPrefix(typed);
  return isShorter && known.has(shorter) ? shorter : typed;
}

/** How well a term matches the word, from 0 to 1; of prefixes the longer ones better. */
export function qualityOf(expanded: ExpandedWord, term: string): number {
  const quality = expanded.terms.get(term);
  if (quality !== undefined) {
    return quality;
  }
  const {prefix} = expanded;
  return prefix !== undefined && term.startsWith(prefix)
    ? MATCH_QUALITY.prefix * (0.6 + (0.4 * prefix.length) / term.length)
    : 0;
}
