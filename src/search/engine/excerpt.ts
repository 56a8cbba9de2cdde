import {piecesOf} from '../records/text';
import type {SearchRecord} from '../types';
import type {ExpandedWord} from './expandWord';
import {markRanges, rangesIn, type Range} from './highlight';
import {snippet, type SnippetOptions} from './snippet';
import type {Unit} from './units';

/** Characters for each word of a snippet that the two lines below a hit have room for. */
const TWO_LINES = 19;

export interface ShownText {
  /** The record of the place that the text is from. */
  readonly record: SearchRecord;
  readonly text: string | null;
}

/**
 * The text to show of a place: what explains it, or of its further text the sentence or message that
 * meets more of the query; a section that has nothing but a list or a table goes by what its page says.
 * What a place is only found by (`SearchRecord.rest`) is never shown: it is words, not text.
 */
export function shownText(
  {heading, prose, description}: Unit,
  expanded: readonly ExpandedWord[],
): ShownText {
  const names = Object.values(heading.hierarchy).filter((name) => name !== null);
  const explained = prose === heading ? null : heading.content;
  let best: ShownText = {record: heading, text: explained};
  let most = wordsMet([...names, explained ?? ''], expanded);
  for (const piece of prose?.content ? piecesOf(prose.content) : []) {
    const met = wordsMet([...names, piece], expanded);
    if (prose && met > most) {
      best = {record: prose, text: piece};
      most = met;
    }
  }
  return {...best, text: best.text ?? description};
}

function wordsMet(texts: readonly string[], expanded: readonly ExpandedWord[]): number {
  return new Set(texts.flatMap((text) => rangesIn(text, expanded).map(({word}) => word))).size;
}

/**
 * HTML of a text with what was found in it marked: whole if all of that stands in its first two lines, for
 * the page cuts it there; else as many words around it as the request asks for.
 */
export function excerpt(
  text: string,
  expanded: readonly ExpandedWord[],
  options: SnippetOptions,
): string {
  const ranges = rangesIn(text, expanded);
  return reachOf(ranges) <= options.words * TWO_LINES
    ? markRanges(text, ranges, options)
    : snippet(text, expanded, options).value;
}

/** Where each word of the query has been met once, in characters from the start. */
function reachOf(ranges: readonly Range[]): number {
  const ends = new Map(ranges.toReversed().map(({word, end}) => [word, end]));
  return Math.max(0, ...ends.values());
}
