import {ROWS} from '../records/text';

/** What stands in a table of messages for the values that change from case to case. */
const VALUE = '…';

/** Words of a message that have to be met: fewer are in many texts. */
const FEWEST_WORDS = 3;

/** Share of the words that have to be met; the others of a query are values, or before the message. */
const LEAST_SHARE = 0.4;

/** A message with values that change, as its pieces between the values: plain, split into words. */
export type MessagePattern = readonly (readonly string[])[];

/** Lower case, with single spaces between letters and digits. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the messages in the text of a section that have `…` for values. */
export function messagesIn(text: string): MessagePattern[] {
  return text
    .split(ROWS)
    .filter((row) => row.includes(VALUE))
    .map((row) =>
      row
        .split(VALUE)
        .map(plain)
        .filter(Boolean)
        .map((piece) => piece.split(' ')),
    );
}

/**
 * How much of a message with values filled in a query has: the pieces between the values count that
 * it has in their order; of a query that was cut, the beginning of the last piece too. Pieces behind
 * the last one that it has do not count where it has two: long values leave no room for them.
 *
 * @param query its plain words
 * @returns share of the words of message or query, whichever has fewer; 0 where it is too small
 */
export function messageShare(pattern: MessagePattern, query: readonly string[]): number {
  let from = 0;
  let met = 0;
  let metPieces = 0;
  let all = 0;
  let reached = 0;
  for (const piece of pattern) {
    const {at, length} = find(piece, query, from);
    met += length;
    from = at + length;
    all += piece.length;
    if (length > 0) {
      metPieces += 1;
      reached = all;
    }
  }
  const share = met / Math.min(metPieces > 1 ? reached : all, query.length);
  return met >= FEWEST_WORDS && share >= LEAST_SHARE ? share : 0;
}

/** Finds a piece, or its beginning at the end of the query. */
function find(
  piece: readonly string[],
  query: readonly string[],
  from: number,
): {at: number; length: number} {
  for (let at = from; at < query.length; at += 1) {
    const rest = query.length - at;
    const length = Math.min(piece.length, rest);
    const isMet = piece.slice(0, length).every((word, index) => {
      const typed = query[at + index] as string;
      // The last word may have been cut as well.
      return typed === word || (at + index === query.length - 1 && word.startsWith(typed));
    });
    if (isMet) {
      return {at, length};
    }
  }
  return {at: from, length: 0};
}
