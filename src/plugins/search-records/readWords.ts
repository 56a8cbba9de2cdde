import {readFileSync} from 'node:fs';
import path from 'node:path';

import {isMap, isScalar, LineCounter, type Pair, parseDocument} from 'yaml';

/** The writers' file of words that readers type, below the repository's root. */
export const WORDS_FILE = 'docs/_search-words.yaml';

/** The words of one place, and where the file has them. */
export interface WordsEntry {
  readonly words: string;
  readonly line: number;
}

/**
 * Reads the words that readers type for places and that the places do not have: a map of pages, of which
 * each is a map of anchors (`page` for the page itself) to words.
 *
 * @param root folder of the repository
 * @returns entries by address with anchor
 * @throws Error with file and line where the file is not of this form
 */
export function readWords(root: string): ReadonlyMap<string, WordsEntry> {
  const lines = new LineCounter();
  const source = readFileSync(path.join(root, WORDS_FILE), 'utf8');
  const document = parseDocument(source, {lineCounter: lines});
  const [fault] = document.errors;
  if (fault) {
    throw new Error(`${WORDS_FILE}: ${fault.message}`);
  }
  const entries = new Map<string, WordsEntry>();
  for (const [page, anchors] of pairsOf(document.contents, lines)) {
    for (const [anchor, value] of pairsOf(anchors, lines)) {
      const line = lineOf(value, lines);
      if (!isScalar(value) || typeof value.value !== 'string') {
        throw new Error(`${WORDS_FILE}:${line}: write the words of "${anchor}" in one line.`);
      }
      entries.set(anchor === 'page' ? page : `${page}#${anchor}`, {words: value.value, line});
    }
  }
  return entries;
}

/**
 * Checks that each place with words is there.
 *
 * @throws Error with file and line of the first that is not
 */
export function checkWords(
  entries: ReadonlyMap<string, WordsEntry>,
  places: ReadonlySet<string>,
): void {
  for (const [address, {line}] of entries) {
    if (!places.has(address)) {
      throw new Error(
        `${WORDS_FILE}:${line}: no page or section has the address ${address}. ` +
          'Name the anchor that the heading has now, or remove the line.',
      );
    }
  }
}

function pairsOf(node: unknown, lines: LineCounter): [string, unknown][] {
  if (!isMap(node)) {
    throw new Error(`${WORDS_FILE}:${lineOf(node, lines)}: expected a map of names to values.`);
  }
  return node.items.map(({key, value}: Pair) => [String(key), value]);
}

function lineOf(node: unknown, lines: LineCounter): number {
  const {range} = (node ?? {}) as {range?: readonly number[]};
  return lines.linePos(range?.[0] ?? 0).line;
}
