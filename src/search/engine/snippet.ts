import type {Highlight} from '../types';
import {markRanges, matchOf, rangesIn, type Marks, type Range} from './highlight';
import type {ExpandedWord} from './expandWord';

export interface SnippetOptions extends Marks {
  /** Longest snippet, in words. */
  readonly words: number;
  /** Stands where text was left out. */
  readonly ellipsis: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Characters for each word of the longest snippet that a text may have and still be shown whole: as
 * many as fill a line. To cut a sentence after ten words of fifteen saves no room.
 */
const WHOLE = 11;

/**
 * The stretch of a text that meets the most of the query, marked; from its start when nothing does.
 * A text that fits a line is not cut.
 */
export function snippet(
  text: string,
  expanded: readonly ExpandedWord[],
  options: SnippetOptions,
): Highlight {
  const ranges = rangesIn(text, expanded);
  const spans = Array.from(text.matchAll(/\S+/g), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const words = text.length <= options.words * WHOLE ? spans.length : options.words;
  const first = bestStart(spans, ranges, words);
  const last = Math.min(first + words, spans.length) - 1;
  const from = spans[first]?.start ?? 0;
  const to = spans[last]?.end ?? text.length;
  const before = first > 0 ? options.ellipsis : '';
  const after = last < spans.length - 1 ? options.ellipsis : '';
  return {
    value: `${before}${markRanges(text, ranges, options, from, to)}${after}`,
    ...matchOf(text, ranges, expanded.length),
  };
}

/** The first window with the most different words of the query, with some words before the first. */
function bestStart(spans: readonly Span[], ranges: readonly Range[], length: number): number {
  if (spans.length <= length) {
    return 0;
  }
  let best = 0;
  let most = 0;
  for (const [index, {start}] of ranges.entries()) {
    const first = spans.findIndex((span) => span.end > start);
    const end = spans[Math.min(first + length, spans.length) - 1]?.end ?? start;
    const inside = ranges.slice(index).filter((range) => range.end <= end);
    const score = new Set(inside.map(({word}) => word)).size + inside.length / 100;
    if (score > most) {
      most = score;
      best = first;
    }
  }
  const lead = Math.floor(length / 4);
  return Math.max(0, Math.min(best - lead, spans.length - length));
}
