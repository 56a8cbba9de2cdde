import {isStopWord} from './stopWords';
import {wordsOf} from './text';
import {qualityOf, type WantedWord} from './wanted';

/** A word of a name: its parts, and the whole where there are several. */
export interface NameWord {
  readonly whole: string;
  readonly parts: readonly string[];
}

/** The words of names that say something. */
export function nameWords(names: readonly string[]): NameWord[] {
  return names
    .flatMap((name) => wordsOf(name))
    .map(({whole, parts}) => ({whole, parts: parts.map(({term}) => term)}))
    .filter(({parts}) => parts.length > 1 || !isStopWord(parts[0] ?? ''));
}

/** How well a wanted word is met by the words of a name, from 0 to 1. */
export function metBy(wanted: WantedWord, words: readonly NameWord[]): number {
  let best = 0;
  for (const {whole, parts} of words) {
    best = Math.max(best, qualityOf(wanted, whole));
    for (const part of parts) {
      best = Math.max(best, qualityOf(wanted, part));
    }
  }
  return best;
}

/** Share of a name that the query speaks of: 1 when nothing in it is left over. */
export function coverage(wanted: readonly WantedWord[], words: readonly NameWord[]): number {
  const parts = words.flatMap((word) => {
    const whole = best(wanted, word.whole);
    return word.parts.map((part) => Math.max(whole, best(wanted, part)));
  });
  return parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

function best(wanted: readonly WantedWord[], term: string): number {
  return wanted.reduce((most, word) => Math.max(most, qualityOf(word, term)), 0);
}
