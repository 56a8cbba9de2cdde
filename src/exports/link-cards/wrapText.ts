import {splitName} from '../../lib/nameParts';

/** Room for a text, and how it is measured. */
export interface Room {
  /** In pixels. */
  readonly width: number;
  readonly widthOf: (text: string, size: number) => number;
}

export interface Limits {
  /** Sizes of the letters in pixels, the largest first. */
  readonly sizes: readonly number[];
  readonly lines: number;
}

/** A text as it is set. */
export interface SetText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Returns the parts of a word that is too long for a line: those of names, else its letters. */
function partsOf(word: string, size: number, {width, widthOf}: Room): string[] {
  if (widthOf(word.trimEnd(), size) <= width) {
    return [word];
  }
  return splitName(word).flatMap((part) => (widthOf(part, size) <= width ? [part] : [...part]));
}

/**
 * Breaks a text between words, and inside of a word only where it is longer than a line.
 *
 * @param most lines after which the rest is not looked at
 */
export function wrapText(text: string, size: number, room: Room, most = Infinity): string[] {
  const words = text.trim().split(/(?<=\s)/);
  const lines: string[] = [''];
  let width = 0;
  for (const word of words) {
    for (const part of partsOf(word, size, room)) {
      if (width + room.widthOf(part.trimEnd(), size) > room.width) {
        lines.push('');
        width = 0;
      }
      lines.push(`${lines.pop() ?? ''}${part}`);
      width += room.widthOf(part, size);
    }
    if (lines.length > most) {
      break;
    }
  }
  return lines.map((line) => line.trim());
}

/** Narrows the lines of a text to about the same length, as long as they do not become more. */
function balanced(text: string, size: number, room: Room, lines: string[]): string[] {
  const narrower = {...room, width: room.width * 0.95};
  const next = wrapText(text, size, narrower);
  return next.length === lines.length && lines.length > 1
    ? balanced(text, size, narrower, next)
    : lines;
}

/** Sets a text in the largest size in which it fits, if there is one. */
function setWhole(text: string, {sizes, lines: most}: Limits, room: Room): SetText | undefined {
  for (const size of sizes) {
    const lines = wrapText(text, size, room, most);
    if (lines.length <= most) {
      return {size, lines};
    }
  }
  return undefined;
}

/**
 * Sets a text in the largest size in which it fits. One that is too long even for the smallest ends in
 * an ellipsis.
 */
export function fitText(text: string, limits: Limits, room: Room): SetText {
  let set = setWhole(text, limits, room);
  if (set) {
    return {...set, lines: balanced(text, set.size, room, [...set.lines])};
  }
  const smallest = {...limits, sizes: limits.sizes.slice(-1)};
  for (let kept = text.length - 1; !set && kept > 0; kept -= 1) {
    set = setWhole(`${text.slice(0, kept).trimEnd()}…`, smallest, room);
  }
  return set ?? {size: limits.sizes.at(-1) ?? 0, lines: []};
}

/** A list that may be cut: a signature with its parameters, or names. */
export interface List {
  readonly before: string;
  readonly items: readonly string[];
  readonly after: string;
  /** Stands for the items that are left out; `{left}` in it becomes their number. */
  readonly rest: string;
}

/** Sets a list with commas in the largest size in which it fits; else as many of its items as do. */
export function fitList(list: List, limits: Limits, room: Room): SetText {
  const {before, items, after, rest} = list;
  const textOf = (kept: number) => {
    const left = items.length - kept;
    const shown = left === 0 ? items : [...items.slice(0, kept), rest.replace('{left}', `${left}`)];
    return `${before}${shown.join(', ')}${after}`;
  };
  const whole = setWhole(textOf(items.length), limits, room);
  const smallest = {...limits, sizes: limits.sizes.slice(-1)};
  let cut: SetText | undefined;
  for (let kept = 1; !whole && kept < items.length; kept += 1) {
    const set = setWhole(textOf(kept), smallest, room);
    if (!set) {
      break;
    }
    cut = set;
  }
  return whole ?? cut ?? fitText(textOf(items.length), smallest, room);
}
