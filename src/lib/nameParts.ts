/**
 * The parts of a name, each ending in its underscores.
 *
 * It needs no lookbehind: the inline script uses it, and a browser that cannot parse one regular
 * expression runs nothing of a script.
 */
export function splitAtUnderscores(name: string): string[] {
  return name.match(/[^_]+_*|_+/g) ?? [];
}

/** Letters of the shortest part: `~/.bitfount` is not broken after `~/`. */
const SHORTEST_PART = 4;

/** A longer part may break before its capitals. */
const LONGEST_PART = 12;

/**
 * After a slash, a comma, an equals sign or an opening bracket; after an underscore, dot or colon within a word; before a
 * field of a format of Python, `%(name)s`.
 */
const JOINTS = /(?<=[/=,(])(?=[\w.~<{'"])|(?<=\w[._:])(?=[a-zA-Z%])|(?<=\w_)(?=\d)/;

/** A part whose words are not parted: `%(processName)s`. */
const FIELD = /^%\(/;

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
    part.length > LONGEST_PART && !FIELD.test(part)
      ? joinShort(part.split(BEFORE_CAPITAL), shortest)
      : [part],
  );
}

/** How many names have an ending, and which share of all, before it tells nothing about one of them. */
const SHARED = {names: 8, share: 0.25};

/** The endings of a name that begin with a word, longest first: `AlgorithmConfig`, `Config`. */
function endingsOf(text: string): string[] {
  const words = /^\w+$/.test(text) ? text.split(BEFORE_CAPITAL) : [];
  return words.map((_, word) => words.slice(word).join('')).slice(1);
}

/**
 * Finds what the names among texts end in alike, such as `AlgorithmConfig`.
 *
 * @returns the longest such ending of each text, in the same order; empty where it has none
 */
export function sharedEndings(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const ending of texts.flatMap(endingsOf)) {
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const fewest = Math.max(SHARED.names, texts.length * SHARED.share);
  return texts.map(
    (text) => endingsOf(text).find((ending) => (counts.get(ending) ?? 0) >= fewest) ?? '',
  );
}
