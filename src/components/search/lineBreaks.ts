import {splitName} from '../../lib/nameParts';

/** Shorter names move to the next line whole. */
const LONGEST_NAME = 20;
/** Where a line may break inside the long names of a text, in characters from its start. */
function breaksIn(text: string): number[] {
  return [...text.matchAll(/\S+/g)].flatMap(({0: word, index}) => {
    let end = index;
    return (word.length > LONGEST_NAME ? splitName(word) : [word])
      .map(({length}) => (end += length))
      .slice(0, -1);
  });
}

/**
 * Splits the pieces of one text, of which some are marked, where a line may break: after dots and
 * underscores of long names and, in very long words, before capitals. A name may reach over pieces.
 *
 * @returns the parts of each piece; the first is empty where a line may break before the piece
 */
export function splitAtBreaks(pieces: readonly string[]): string[][] {
  const breaks = breaksIn(pieces.join(''));
  let start = 0;
  return pieces.map((piece) => {
    const from = start;
    start += piece.length;
    const cuts = breaks.filter((at) => at >= from && at < start).map((at) => at - from);
    return [...cuts, piece.length].map((end, index) => piece.slice(cuts[index - 1] ?? 0, end));
  });
}
