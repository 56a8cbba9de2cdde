import MiniSearch from 'minisearch';

import {termsOf} from './text';

/** Documents in which a term occurs, with how well each fits (BM25). */
export type Fits = ReadonlyMap<number, {readonly score: number; readonly terms: readonly string[]}>;

/** One text per place, found by term. */
export interface TermIndex {
  add(id: number, text: string): void;
  /** The documents that have any of the terms, or with `prefix` a term that begins with it. */
  find(terms: readonly string[], prefix?: string): Fits;
}

interface Entry {
  readonly id: number;
  readonly text: string;
}

/**
 * @param onTerm called with every term of every text, for lists of spellings
 */
export function termIndex(onTerm?: (term: string) => void): TermIndex {
  const index = new MiniSearch<Entry>({
    fields: ['text'],
    tokenize: termsOf,
    processTerm: (term) => {
      onTerm?.(term);
      return term;
    },
  });
  return {
    add: (id, text) => index.add({id, text}),
    find: (terms, prefix) => {
      const queries = [
        ...terms.map((term) => ({queries: [term], prefix: false})),
        ...(prefix === undefined ? [] : [{queries: [prefix], prefix: true}]),
      ];
      const results = index.search(
        {queries, combineWith: 'OR'},
        {tokenize: (text) => [text], processTerm: (term) => term},
      );
      return new Map(
        results.map(({id, score, terms: found}) => [id as number, {score, terms: found}]),
      );
    },
  };
}
