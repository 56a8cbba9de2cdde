import type {Highlight, MatchLevel} from '../types';
import {type Word, wordsOf} from './text';
import {qualityOf, type WantedWord} from './wanted';

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

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

const known = new WeakMap<readonly WantedWord[], Map<string, readonly Range[]>>();

/**
 * Where a text meets the words of a query, in order and without overlaps. A hit needs this of each
 * of its texts several times, and hits share texts.
 */
export function rangesIn(text: string, wanted: readonly WantedWord[]): readonly Range[] {
  const ofQuery = known.get(wanted) ?? new Map<string, readonly Range[]>();
  known.set(wanted, ofQuery);
  const ranges = ofQuery.get(text) ?? findRanges(text, wanted);
  ofQuery.set(text, ranges);
  return ranges;
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

function findRanges(text: string, wanted: readonly WantedWord[]): Range[] {
  return knownWords(text).flatMap((word) => {
    const whole = bestMatch(wanted, word.whole);
    if (whole !== undefined) {
      return [rangeOf(text, word.start, word.end, wanted, whole)];
    }
    return word.parts.flatMap(({term, start, end}) => {
      const part = bestMatch(wanted, term);
      return part === undefined ? [] : [rangeOf(text, start, end, wanted, part)];
    });
  });
}

function bestMatch(wanted: readonly WantedWord[], term: string): number | undefined {
  let best: number | undefined;
  let most = 0;
  wanted.forEach((word, index) => {
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
  wanted: readonly WantedWord[],
  word: number,
): Range {
  const prefix = wanted[word]?.prefix;
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
export function highlight(text: string, wanted: readonly WantedWord[], marks: Marks): Highlight {
  const ranges = rangesIn(text, wanted);
  return {value: markRanges(text, ranges, marks), ...matchOf(text, ranges, wanted.length)};
}
