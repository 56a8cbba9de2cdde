/** What a line may break after: underscores only, or dots as well. */
export type Separators = '_' | '._';

interface Limits {
  /** A name that is no longer than this stays in one piece. */
  readonly longestName?: number;
  /** A longer word, its separators counted, may also break before its capitals. */
  readonly longestWord?: number;
  /** Where it may: before a capital that follows a small letter, unless said otherwise. */
  readonly beforeCapital?: RegExp;
}

/** Words of more letters are wider than the narrowest column that shows names. */
export const LONGEST_WORD = 24;

/**
 * The parts of a text, each ending in its separators.
 *
 * It needs no lookbehind: the inline script uses it, and a browser that cannot parse one regular
 * expression runs nothing of a script.
 */
export function splitAfter(separators: Separators, text: string): string[] {
  return text.match(separators === '_' ? /[^_]+_*|_+/g : /[^._]+[._]*|[._]+/g) ?? [];
}

/** The parts of a name between which a line may break; joined they are the name. */
export function nameParts(
  name: string,
  separators: Separators,
  {longestName = 0, longestWord = Infinity, beforeCapital = /(?<=[a-z])(?=[A-Z])/}: Limits = {},
): string[] {
  return name.length > longestName
    ? splitAfter(separators, name).flatMap((part) =>
        part.length > longestWord ? part.split(beforeCapital) : part,
      )
    : [name];
}
