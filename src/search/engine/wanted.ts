import type {QueryWord} from './queryWords';
import type {Vocabulary} from './vocabulary';
import {MATCH_QUALITY} from './weights';

/** Shortest beginning of a word that is looked for; shorter ones begin half the index. */
const SHORTEST_PREFIX = 2;
const MOST_SPELLINGS = 12;

/** What a word of a query may be met by. */
export interface WantedWord {
  /** Terms and how well each meets the word. */
  readonly terms: ReadonlyMap<string, number>;
  /** The beginning of a word that is still being typed. */
  readonly prefix?: string;
}

/** The word as written, joined with its neighbours, begun, or else what it may be a misspelling of. */
export function wantedWord(word: QueryWord, known: Vocabulary): WantedWord {
  const terms = new Map<string, number>([[word.term, MATCH_QUALITY.exact]]);
  word.joined
    .filter((term) => known.has(term))
    .forEach((term) => terms.set(term, MATCH_QUALITY.exact));
  const prefix = word.isLast && word.typed.length >= SHORTEST_PREFIX ? word.typed : undefined;
  const isFound =
    terms.size > 1 || known.has(word.term) || (prefix !== undefined && known.hasPrefix(prefix));
  if (!isFound) {
    for (const {word: near, distance} of known.near(word.term).slice(0, MOST_SPELLINGS)) {
      terms.set(near, MATCH_QUALITY.typos[distance] ?? 0);
    }
  }
  return prefix === undefined ? {terms} : {terms, prefix};
}

/** How well a term meets the wanted word, from 0 to 1; of beginnings the longer ones better. */
export function qualityOf(wanted: WantedWord, term: string): number {
  const quality = wanted.terms.get(term);
  if (quality !== undefined) {
    return quality;
  }
  const {prefix} = wanted;
  return prefix !== undefined && term.startsWith(prefix)
    ? MATCH_QUALITY.prefix * (0.6 + (0.4 * prefix.length) / term.length)
    : 0;
}
