/** Terms in order, so that those that begin alike stand together. */
export interface SortedTerms {
  /** The terms that begin with a text. */
  startingWith(prefix: string): readonly string[];
}

export function sortedTerms(terms: Iterable<string>): SortedTerms {
  const sorted = [...terms].sort();
  return {
    startingWith(prefix) {
      const first = firstFrom(sorted, prefix);
      let end = first;
      while (sorted[end]?.startsWith(prefix)) {
        end += 1;
      }
      return sorted.slice(first, end);
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
