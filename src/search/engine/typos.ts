/** Wrong letters that are forgiven in a word of this many letters. */
export function allowedTypos(length: number): 0 | 1 | 2 {
  if (length < 4) {
    return 0;
  }
  return length < 8 ? 1 : 2;
}

/** The letters of a word as bits: words that share few letters need no closer look. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) {
    mask |= 1 << (word.charCodeAt(index) & 31);
  }
  return mask;
}

function bits(mask: number): number {
  let rest = mask;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

/**
 * Insertions, deletions, substitutions and swaps of neighbours between two words;
 * `most + 1` as soon as there are more than `most`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) {
    return most + 1;
  }
  let before: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = editCost({a, b, i, j}, before, previous, current);
      current[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) {
      return most + 1;
    }
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? most + 1, most + 1);
}

interface Place {
  readonly a: string;
  readonly b: string;
  readonly i: number;
  readonly j: number;
}

function editCost(
  {a, b, i, j}: Place,
  before: readonly number[],
  previous: readonly number[],
  current: readonly number[],
): number {
  const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
  const same = a[i - 1] === b[j - 1];
  const cost = Math.min(
    at(previous, j) + 1,
    at(current, j - 1) + 1,
    at(previous, j - 1) + (same ? 0 : 1),
  );
  const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwap ? Math.min(cost, at(before, j - 2) + 1) : cost;
}

export interface NearWord {
  readonly word: string;
  readonly distance: number;
}

/** Words to be searched for what was meant by a misspelt one. */
export interface SpellingList {
  /** The words within the typos that this word's length allows, nearest first. */
  near(word: string): NearWord[];
}

/** Sorted at the first misspelling: most queries have none. */
export function spellingList(words: Iterable<string>): SpellingList {
  let byLength: ReadonlyMap<number, readonly Spelling[]> | undefined;
  return {
    near(word) {
      byLength ??= spellingsByLength(words);
      return nearWords(byLength, word);
    },
  };
}

interface Spelling {
  readonly word: string;
  readonly mask: number;
}

function spellingsByLength(words: Iterable<string>): Map<number, Spelling[]> {
  const byLength = new Map<number, Spelling[]>();
  for (const word of words) {
    const entries = byLength.get(word.length) ?? [];
    entries.push({word, mask: letterMask(word)});
    byLength.set(word.length, entries);
  }
  return byLength;
}

function nearWords(byLength: ReadonlyMap<number, readonly Spelling[]>, word: string): NearWord[] {
  const most = allowedTypos(word.length);
  const found: NearWord[] = [];
  if (most === 0) {
    return found;
  }
  const mask = letterMask(word);
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const entry of byLength.get(length) ?? []) {
      // One typo changes at most two kinds of letters.
      if (bits(entry.mask ^ mask) <= 2 * most) {
        const away = distance(word, entry.word, most);
        if (away <= most) {
          found.push({word: entry.word, distance: away});
        }
      }
    }
  }
  return found.sort((a, b) => a.distance - b.distance);
}
