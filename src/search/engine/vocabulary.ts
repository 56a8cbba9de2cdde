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
      const near = spellings.near(word).filter((one) => isForgiven(word, one.word, one.distance));
      const family = MISSPELT_FAMILY.exec(word)?.[1];
      return near.length === 0 && family !== undefined && terms.has(family)
        ? [{word: family, distance: 1}]
        : near;
    },
  };
}

/** An ending of -ation or the like with a letter too few or wrong: `anonymisaton`. */
const MISSPELT_FAMILY = /^(.{4,}[^aeiou])a[a-z]{2,5}$/;

/** Letters of stems in which one wrong letter is forgiven, and two. */
const SHORTEST_FORGIVEN = 5;
const SHORTEST_FORGIVEN_TWICE = 9;

/**
 * Whether a reader would take the one for the other. Words of the index are stems, which are shorter
 * than what was typed, so less is forgiven than in whole names; `systemd` is not `system`.
 */
function isForgiven(word: string, near: string, distance: number): boolean {
  const isOtherWord = word.startsWith(near) && word.at(-1) !== near.at(-1);
  return (
    !isOtherWord &&
    word.charAt(0) === near.charAt(0) &&
    word.length >= SHORTEST_FORGIVEN &&
    (distance < 2 || word.length >= SHORTEST_FORGIVEN_TWICE)
  );
}
