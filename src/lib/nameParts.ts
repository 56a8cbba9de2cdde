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

/** After a slash, a comma or an equals sign; after an underscore, dot or colon within a word. */
const JOINTS = /(?<=[/=,])(?=[\w.~<{'"])|(?<=\w[._:])(?=[a-zA-Z])|(?<=\w_)(?=\d)/;

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

/** Longest end of a name that is kept when its middle is left out. */
const LONGEST_END = 14;

/**
 * Splits a name for a place with one line, whose stylesheet leaves out what does not fit at the end of
 * the first part: `TrialInclusionCriteriaMatchAlgorithm` and `JadeConfig`. The second part has the last
 * words that are short, or is empty if it had one only: a word such as `Config` tells nothing.
 */
export function splitEnd(name: string): [start: string, end: string] {
  const words = splitName(name);
  const end = words.splice(-1);
  while (words.length > 1 && [words.at(-1), ...end].join('').length <= LONGEST_END) {
    end.unshift(...words.splice(-1));
  }
  return end.length > 1 ? [words.join(''), end.join('')] : [name, ''];
}
