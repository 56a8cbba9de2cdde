import {sortedTerms, type SortedTerms} from './sortedTerms';
import {joinedTerms, termsOf} from './text';

/**
 * Which places have which words in their names. Names are ranked by rules of their own, so unlike
 * texts they need no index that weighs words; lists are read in a third of the time, and all
 * names are read before the first answer.
 */
export interface NameIndex {
  add(id: number, name: string): void;
  /** The places that have any of the terms, or with `prefix` a term that begins with it. */
  find(terms: readonly string[], prefix?: string): ReadonlySet<number>;
}

/**
 * @param onTerm called with every term of every name, for lists of spellings
 */
export function nameIndex(onTerm?: (term: string) => void): NameIndex {
  // Many places are called the same: each name is read once.
  const placesOf = new Map<string, number[]>();
  const namesWith = new Map<string, number[][]>();
  let sorted: SortedTerms | undefined;

  const read = (name: string, places: number[]): void => {
    // Nearly all names are one word, which has no neighbour to be read for.
    const joined = /^\w+$/.test(name) ? [] : joinedTerms(name);
    for (const term of [...termsOf(name), ...joined]) {
      const names = namesWith.get(term);
      if (names) {
        names.push(places);
      } else {
        namesWith.set(term, [places]);
        onTerm?.(term);
        sorted = undefined;
      }
    }
  };
  return {
    add(id, name) {
      const places = placesOf.get(name);
      if (places) {
        places.push(id);
        return;
      }
      const own = [id];
      placesOf.set(name, own);
      read(name, own);
    },
    find(terms, prefix) {
      const found = new Set<number>();
      const begun =
        prefix === undefined ? [] : (sorted ??= sortedTerms(namesWith.keys())).startingWith(prefix);
      for (const term of [...terms, ...begun]) {
        for (const places of namesWith.get(term) ?? []) {
          places.forEach((id) => found.add(id));
        }
      }
      return found;
    },
  };
}
