import {isStopWord} from './stopWords';
import {joinedTerms, wordsOf} from './text';
import {qualityOf, type ExpandedWord} from './expandWord';

/** A word of a name: its parts, and the whole where there are several. */
export interface NameWord {
  readonly whole: string;
  readonly parts: readonly string[];
  /** One with the word before it: `huggingface` for the second word of `Hugging Face`. */
  readonly joined?: string;
}

/** The words of names that say something. */
export function nameWords(names: readonly string[]): NameWord[] {
  return names
    .flatMap((name) => {
      const words = wordsOf(name);
      const joined = joinedTerms(name, words);
      return words.map(({whole, parts}, index) => ({
        whole,
        parts: parts.map(({term}) => term),
        joined: joined[index - 1],
      }));
    })
    .filter(({parts}) => parts.length > 1 || !isStopWord(parts[0] ?? ''));
}

/** How well a expanded word is met by the words of a name, or by two neighbours as one, from 0 to 1. */
export function metBy(expanded: ExpandedWord, words: readonly NameWord[]): number {
  let best = 0;
  for (const {whole, parts, joined} of words) {
    best = Math.max(best, qualityOf(expanded, whole));
    if (joined !== undefined) {
      best = Math.max(best, qualityOf(expanded, joined));
    }
    for (const part of parts) {
      best = Math.max(best, qualityOf(expanded, part));
    }
  }
  return best;
}

/** Share of a name that the query speaks of: 1 when nothing in it is left over. */
export function coverage(expanded: readonly ExpandedWord[], words: readonly NameWord[]): number {
  const parts = words.flatMap((word) => {
    const whole = best(expanded, word.whole);
    return word.parts.map((part) => Math.max(whole, best(expanded, part)));
  });
  return parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

function best(expanded: readonly ExpandedWord[], term: string): number {
  return expanded.reduce((most, word) => Math.max(most, qualityOf(word, term)), 0);
}
