import {isMap, isScalar, isSeq, type Node} from 'yaml';

import {keyText} from './positions';
import {dataOf, yamlDocuments} from './read';

/** What a writer is about to write. */
export interface Cursor {
  /** Keys and indexes of the mapping in which the caret is. */
  readonly path: readonly string[];
  /** The key whose value is written; undefined where a key is. */
  readonly key?: string;
  /** Offset at which the word begins that is being written. */
  readonly from: number;
  readonly word: string;
}

/** A key or a list's dash at the beginning of a line, with its column. */
interface Opening {
  readonly column: number;
  readonly key?: string;
}

/** An opening in which the caret is; of a list, with the number of its item. */
type Level = Opening & {readonly index?: number};

/**
 * Tells what is written at an offset, from the indentation of the lines above: a file that is being
 * written is seldom YAML. Knows nothing of brackets and of texts over several lines.
 */
export function cursorAt(text: string, offset: number): Cursor | undefined {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  const found = /^([ ]*(?:- +)*)(?:([\w.$-]+): +)?([\w.-]*)$/.exec(before.slice(start));
  if (!found) {
    return undefined;
  }
  const [, indent = '', key, word = ''] = found;
  const above = before.slice(0, start).split('\n').flatMap(openingsOf);
  const levels = [...above, ...openingsOf(indent)].reduce(opened, []);
  const path = closed(levels, {column: indent.length, key: ''}).map(
    (level) => level.key ?? String(level.index),
  );
  return {path, ...(key !== undefined && {key}), from: offset - word.length, word};
}

function openingsOf(line: string): Opening[] {
  const openings: Opening[] = [];
  let column = 0;
  for (;;) {
    column += /^ */.exec(line.slice(column))?.[0].length ?? 0;
    if (!/^-( |$)/.test(line.slice(column))) {
      break;
    }
    openings.push({column});
    column += 1;
  }
  const key = /^(["']?)([\w.$-]+)\1:(?=\s|$)/.exec(line.slice(column))?.[2];
  return key === undefined ? openings : [...openings, {column, key}];
}

/** Closes the levels that end where a key or a dash begins. */
function closed(levels: readonly Level[], {column, key}: Opening): Level[] {
  const isDash = key === undefined;
  // A list may begin in the column of its key.
  return levels.filter((level) => level.column < column || (isDash && level.column === column));
}

function opened(levels: readonly Level[], opening: Opening): Level[] {
  const kept = closed(levels, opening);
  if (opening.key !== undefined) {
    return [...kept, opening];
  }
  const last = kept.at(-1);
  const isNext = last?.key === undefined && last?.column === opening.column;
  return isNext
    ? [...kept.slice(0, -1), {...opening, index: (last.index ?? 0) + 1}]
    : [...kept, {...opening, index: 0}];
}

/**
 * Returns what the other lines of a file say, as far as they are YAML.
 *
 * @param offset in the line that is left out
 */
export function dataAround(text: string, offset?: number): unknown {
  const start = offset === undefined ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const end = offset === undefined ? 0 : text.indexOf('\n', offset);
  const others = text.slice(0, start) + (end < 0 ? '' : text.slice(end));
  try {
    const [document] = yamlDocuments(others);
    return document && dataOf(document);
  } catch {
    return undefined;
  }
}

/** Returns the path of the key that is written at an offset. */
export function keyPathAt(text: string, offset: number): readonly string[] | undefined {
  try {
    const [document] = yamlDocuments(text);
    return pathIn(document?.contents as Node | null | undefined, offset);
  } catch {
    return undefined;
  }
}

function pathIn(node: Node | null | undefined, offset: number): readonly string[] | undefined {
  if (isSeq(node)) {
    const index = node.items.findIndex((item) => isWithin(item as Node | null, offset));
    const inner = pathIn(node.items[index] as Node | undefined, offset);
    return inner && [String(index), ...inner];
  }
  for (const {key, value} of isMap(node) ? node.items : []) {
    if (isScalar(key) && isWithin(key, offset)) {
      return [keyText(key)];
    }
    const inner = isWithin(value as Node | null, offset)
      ? pathIn(value as Node, offset)
      : undefined;
    if (inner) {
      return [keyText(key), ...inner];
    }
  }
  return undefined;
}

function isWithin(node: Node | null | undefined, offset: number): boolean {
  return !!node?.range && node.range[0] <= offset && offset <= node.range[1];
}
