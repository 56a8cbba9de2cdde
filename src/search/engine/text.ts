import {memoize} from '../../lib/memoize';

/** A term of a text and where it stands: `start` and `end` are offsets into the text as given. */
interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** A word as written, with the parts that case, underscores and digits show. */
export interface Word {
  /** The whole word, folded: `csvsource`. */
  readonly whole: string;
  /** Its parts, folded: `csv`, `source`; the whole word alone when it has no parts. */
  readonly parts: readonly Token[];
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}_]+(?:['’](?:s|t|re|ve|ll|d)\b)?/gu;
const PART =
  /\p{Lu}{2,}s(?![\p{Ll}])|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}\p{Lo}]+|\p{Lu}|\p{N}+/gu;
/** The same for texts of plain letters, as nearly all names are; these are several times as fast. */
const ASCII_WORD = /\w+(?:'(?:s|t|re|ve|ll|d)\b)?/g;
const ASCII_PART = /[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[A-Z]|\d+/g;
const PLURAL_KEPT = /(?:ss|us|is|as|os)$/;

function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the range is what is meant
  return /^[\x00-\x7f]*$/.test(text);
}

/** Lower case without diacritics and apostrophes. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) {
    return lower.includes("'") ? lower.replace(/'s?/g, '') : lower;
  }
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s?/g, '');
}

/**
 * One form for the endings that readers and writers vary: plural, `-ing` and `-ed`, and the
 * spellings of Britain and America.
 * Rough on purpose: both sides of the search go through it, so it need not be English.
 */
export function stem(word: string): string {
  const single = withoutPlural(inOneEnglish(word));
  const family = FAMILY.exec(single)?.[1];
  if (family !== undefined && single !== 'template') {
    return family;
  }
  for (const ending of ['ing', 'ed']) {
    const rest = single.slice(0, -ending.length);
    if (single.endsWith(ending) && rest.length >= 3 && /[aeiouy]/.test(rest)) {
      return withoutFinalE(withoutDouble(rest));
    }
  }
  return withoutFinalE(single);
}

/**
 * Verbs in -ate with their nouns: authenticate, authentication, authenticator. A vowel before the
 * ending belongs to it, as in `create` and `repeated`, and short words are others, as `private`.
 */
const FAMILY = /^(.{4,}[^aeiou])at(?:e|ed|ing|ion|or)$/;

/** Nouns in British English that are verbs in -se, and the other way round in America. */
const NOUNS = new Map([
  ['license', 'licence'],
  ['practise', 'practice'],
]);

/**
 * `normalise` for `normalize`, `color` for `colour`, `modeler` for `modeller`; short words such as
 * `size` are left alone.
 */
function inOneEnglish(word: string): string {
  return word.length < 6
    ? word
    : (NOUNS.get(word) ?? word)
        .replace(/([iy])z(?=e|ing|ation)/, '$1s')
        .replace(/our(?=s?$|ed|ing|al)/, 'or')
        .replace(/(?<=[aeiou][a-z]*[^aeiou]e)ll(?=er|ed|ing)/, 'l')
        .replace(/tre(?=s?$)/, 'ter')
        .replace(/logue(?=s?$)/, 'log');
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || PLURAL_KEPT.test(word)) {
    return word;
  }
  if (word.length > 4 && word.endsWith('ies')) {
    return `${word.slice(0, -3)}y`;
  }
  return /(?:sh|ch|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutDouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

function withoutFinalE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}

/** The words of a text in order. Dots, dashes and slashes part words; underscores and case part a word. */
export function wordsOf(text: string): Word[] {
  const isPlain = isAscii(text);
  const words: Word[] = [];
  for (const match of text.matchAll(isPlain ? ASCII_WORD : WORD)) {
    const [word] = match;
    const start = match.index;
    const bare = withoutApostrophe(word);
    const parts = partsOf(bare, start, isPlain ? ASCII_PART : PART);
    if (parts.length > 0) {
      words.push({whole: wholeOf(bare), parts, start, end: start + word.length});
    }
  }
  return words;
}

function partsOf(word: string, start: number, pattern: RegExp): Token[] {
  const parts: Token[] = [];
  for (const match of word.matchAll(pattern)) {
    const [part] = match;
    const at = start + match.index;
    const term = knownStem(fold(part));
    // Marks without a letter (many emoji have one) are no term.
    if (term !== '') {
      parts.push({term, start: at, end: at + part.length});
    }
  }
  return parts;
}

const PLAIN = /^[a-z]+$/;

/** Prose repeats its words: their stems are worked out once. */
const knownStem = memoize(stem);

/**
 * Every term of a text: the parts of its words, and words of several parts joined. The terms of
 * `wordsOf` without their places, which nearly all texts are read for.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  const isPlain = isAscii(text);
  for (const word of text.match(isPlain ? ASCII_WORD : WORD) ?? []) {
    if (PLAIN.test(word)) {
      terms.push(knownStem(word));
      continue;
    }
    const bare = withoutApostrophe(word);
    const parts = bare.match(isPlain ? ASCII_PART : PART) ?? [];
    for (const part of parts) {
      terms.push(knownStem(fold(part)));
    }
    if (parts.length > 1) {
      terms.push(wholeOf(bare));
    }
  }
  return terms;
}

function withoutApostrophe(word: string): string {
  return word.replace(/['’].*$/, '');
}

function wholeOf(word: string): string {
  return knownStem(fold(word).replaceAll('_', ''));
}

/** A name without what separates its words, for comparing spellings: `get_pod` and `Get pod`. */
export function squash(text: string): string {
  const folded = fold(text);
  return isAscii(folded)
    ? folded.replace(/[^a-z0-9]+/g, '')
    : folded.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Neighbouring words of a name as one: `Hugging Face` is asked for as `huggingface` too. */
export function joinedTerms(name: string, words: readonly Word[] = wordsOf(name)): string[] {
  return words.slice(1).map(({whole}, index) => {
    const before = words[index] as Word;
    // The stem of a compound is that of its last word.
    return fold(name.slice(before.start, before.end)) + whole;
  });
}
