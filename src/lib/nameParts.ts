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

/** Letters of the shortest part: `~/.bitfount` is not broken after `~/`. */
const SHORTEST_PART = 4;

/** A longer part may break before its capitals. */
const LONGEST_PART = 12;

/** After a slash, a comma or an equals sign; after an underscore, dot or colon between letters. */
const JOINTS = /(?<=[/=,])(?=[\w.~<{'"])|(?<=\w[._:])(?=[a-zA-Z])|(?<=[a-z0-9_]_)(?=[a-zA-Z0-9])/;

const BEFORE_CAPITAL = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** Joins each part that is too short to end a line to the part after it; the last may be shorter. */
function joinShort(parts: readonly string[], shortest: number): string[] {
  const joined: string[] = [];
  let held = '';
  for (const part of parts) {
    held += part;
    if (held.length >= shortest) {
      joined.push(held);
      held = '';
    }
  }
  if (held.length >= SHORTEST_PART) {
    joined.push(held);
  } else if (held !== '') {
    joined.push((joined.pop() ?? '') + held);
  }
  return joined;
}

/**
 * Returns the parts of a name or path between which a line may break: `bitfount/`, `backends/`, … and,
 * where a part is long, its words: `Hugging`, `Face`, …. Joined they are the name.
 *
 * @param shortest letters of the shortest part; shorter ones stay with the next
 */
export function splitName(name: string, shortest = SHORTEST_PART): string[] {
  return joinShort(name.split(JOINTS), shortest).flatMap((part) =>
    part.length > LONGEST_PART ? joinShort(part.split(BEFORE_CAPITAL), shortest) : [part],
  );
}
