import {escapeHtml} from '../../lib/escapeHtml';
import {memoize} from '../../lib/memoize';
import type {Highlight, MatchLevel} from '../types';
import {type Word, wordsOf} from './text';
import {qualityOf, type ExpandedWord} from './expandWord';

/** How found text is marked in HTML. */
export interface Marks {
  readonly pre: string;
  readonly post: string;
}

/** Found text: where, and which word of the query (by its place in it) it meets. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly word: number;
}

/** Queries come and go with each letter, so nothing but the search itself holds them. */
const rangesOfQuery = memoize(
  (expanded: readonly ExpandedWord[]) => memoize((text: string) => findRanges(text, expanded)),
  new WeakMap(),
);

/**
 * Where a text meets the words of a query, in order and without overlaps. A hit needs this of each
 * of its texts several times, and hits share texts.
 */
export function rangesIn(text: string, expanded: readonly ExpandedWord[]): readonly Range[] {
  return rangesOfQuery(expanded)(text);
}

/** Texts whose words are remembered: from letter to letter most hits stay the same. */
const MOST_TEXTS = 2000;
const wordsOfText = new Map<string, readonly Word[]>();

function knownWords(text: string): readonly Word[] {
  const before = wordsOfText.get(text);
  if (before) {
    return before;
  }
  if (wordsOfText.size >= MOST_TEXTS) {
    wordsOfText.clear();
  }
  const words = wordsOf(text);
  wordsOfText.set(text, words);
  return words;
}

function findRanges(text: string, expanded: readonly ExpandedWord[]): Range[] {
  return knownWords(text).flatMap((word) => {
    const whole = bestMatch(expanded, word.whole);
    if (whole !== undefined) {
      return [rangeOf(text, word.start, word.end, expanded, whole)];
    }
    return word.parts.flatMap(({term, start, end}) => {
      const part = bestMatch(expanded, term);
      return part === undefined ? [] : [rangeOf(text, start, end, expanded, part)];
    });
  });
}

function bestMatch(expanded: readonly ExpandedWord[], term: string): number | undefined {
  let best: number | undefined;
  let most = 0;
  expanded.forEach((word, index) => {
    const quality = qualityOf(word, term);
    if (quality > most) {
      most = quality;
      best = index;
    }
  });
  return best;
}

/** The whole word, or of a word that is only begun the letters typed so far. */
function rangeOf(
  text: string,
  start: number,
  end: number,
  expanded: readonly ExpandedWord[],
  word: number,
): Range {
  const prefix = expanded[word]?.prefix;
  const isBegun =
    prefix !== undefined &&
    prefix.length < end - start &&
    text.slice(start, end).toLowerCase().startsWith(prefix);
  return {start, end: isBegun ? start + prefix.length : end, word};
}

/** HTML of a part of a text, with the ranges inside it marked. */
export function markRanges(
  text: string,
  ranges: readonly Range[],
  {pre, post}: Marks,
  from = 0,
  to = text.length,
): string {
  let html = '';
  let done = from;
  for (const {start, end} of ranges.filter((range) => range.start >= from && range.end <= to)) {
    html += `${escapeHtml(text.slice(done, start))}${pre}${escapeHtml(text.slice(start, end))}${post}`;
    done = end;
  }
  return html + escapeHtml(text.slice(done, to));
}

/** What a text meets of the query, and which of its words that are. */
export function matchOf(
  text: string,
  ranges: readonly Range[],
  words: number,
): {matchLevel: MatchLevel; matchedWords: string[]} {
  const met = new Set(ranges.map(({word}) => word));
  const matchedWords = [
    ...new Set(ranges.map(({start, end}) => text.slice(start, end).toLowerCase())),
  ];
  if (met.size === 0) {
    return {matchLevel: 'none', matchedWords};
  }
  return {matchLevel: met.size === words ? 'full' : 'partial', matchedWords};
}

/** A whole text with what was found in it marked. */
export function highlight(
  text: string,
  expanded: readonly ExpandedWord[],
  marks: Marks,
): Highlight {
  const ranges = rangesIn(text, expanded);
  return {value: markRanges(text, ranges, marks), ...matchOf(text, ranges, expanded.length)};
}
