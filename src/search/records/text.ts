/** The end of a sentence: what closes it, perhaps a bracket or quote, then a space. */
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.!?][)"'”’]*(?=\s|$)/g;

/** Text with each run of white space as one space, and none at its ends. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A text in two: its first sentence, and what follows. */
export function splitFirst(text: string): [first: string, rest: string] {
  for (const {0: end, index} of text.matchAll(SENTENCE_END)) {
    const cutAt = index + end.length;
    return [text.slice(0, cutAt), text.slice(cutAt).trim()];
  }
  return [text, ''];
}

/** Stands between what are no sentences of one text: rows of a table, items of a list. */
export const ROWS = ' · ';

/** Whether a text has an end of a sentence, or announces what follows. */
export function endsSentence(text: string): boolean {
  return text.endsWith(':') || text.search(SENTENCE_END) >= 0;
}

/** The sentences and rows of a text, in their order. */
export function piecesOf(text: string): string[] {
  return text.split(ROWS).flatMap((row) => {
    const pieces: string[] = [];
    let rest = row;
    while (rest) {
      const [piece, after] = splitFirst(rest);
      pieces.push(piece);
      rest = after;
    }
    return pieces;
  });
}

/** Part of a sentence says something from this length on, in characters. */
const FRAGMENT = 100;

/**
 * The beginning of a text, at most `length` characters: whole sentences if one fits and they make
 * up a third of it, else whole words. Where there is room for a fragment only, nothing.
 */
export function cut(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  let sentences = 0;
  for (const {0: end, index} of text.matchAll(SENTENCE_END)) {
    if (index + end.length > length) {
      break;
    }
    sentences = index + end.length;
  }
  if (sentences >= length / 3) {
    return text.slice(0, sentences);
  }
  if (length < FRAGMENT) {
    return '';
  }
  const space = text.lastIndexOf(' ', length);
  return text.slice(0, space > 0 ? space : length).replace(/[\s,;:(–-]+$/, '');
}
