import {sortedTerms, type SortedTerms} from './sortedTerms';
import {spellingList, type NearWord, type SpellingList} from './typos';

/** All terms of the index: finds a term, terms with a prefix, and terms near a misspelling. */
export interface Vocabulary {
  has(term: string): boolean;
  hasPrefix(prefix: string): boolean;
  near(word: string): readonly NearWord[];
}

/** A view of terms that may still grow: lists are made when asked for after the last change. */
export function vocabulary(terms: ReadonlySet<string>): Vocabulary {
  let listed = -1;
  let sorted: SortedTerms = sortedTerms([]);
  let spellings: SpellingList = spellingList([]);
  const refresh = (): void => {
    if (listed !== terms.size) {
      listed = terms.size;
      sorted = sortedTerms(terms);
      spellings = spellingList(terms);
    }
  };
  return {
    has: (term) => terms.has(term),
    hasPrefix: (prefix) => {
      refresh();
      return sorted.startingWith(prefix).length > 0;
    },
    near: (word) => {
      refresh();
      return spellings.near(word);
    },
  };
}
