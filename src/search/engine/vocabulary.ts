import {spellingList, type NearWord, type SpellingList} from './typos';

/** Every term of the index: what is spelt right, what is being typed, what was meant. */
export interface Vocabulary {
  has(term: string): boolean;
  hasPrefix(prefix: string): boolean;
  near(word: string): readonly NearWord[];
}

/** A view of terms that may still grow: lists are made when asked for after the last change. */
export function vocabulary(terms: ReadonlySet<string>): Vocabulary {
  let listed = -1;
  let sorted: string[] = [];
  let spellings: SpellingList = spellingList([]);
  const refresh = (): void => {
    if (listed !== terms.size) {
      listed = terms.size;
      sorted = [...terms].sort();
      spellings = spellingList(terms);
    }
  };
  return {
    has: (term) => terms.has(term),
    hasPrefix: (prefix) => {
      refresh();
      return sorted[firstFrom(sorted, prefix)]?.startsWith(prefix) ?? false;
    },
    near: (word) => {
      refresh();
      return spellings.near(word);
    },
  };
}

/** Place of the first entry that does not come before the text. */
function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
