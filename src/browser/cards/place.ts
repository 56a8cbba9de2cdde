/** A box in the window, in CSS pixels from its upper left corner. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Least distance between a card and the edges of the window, in pixels. */
const MARGIN = 8;
/** Distance between a card and its link: small, as the pointer crosses it on the way to the card. */
const GAP = 4;

/** Keeps a number between two bounds; the lower one wins where they cross. */
const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/**
 * Finds the place of a card next to a link: below its last line, or above its first where there is too
 * little room below and more above. The card stays inside the window where it fits.
 *
 * @param lines boxes of the lines of the link, in order; at least one
 * @param card size of the card in pixels
 * @param view size of the window in pixels, without scroll bars
 * @returns left and upper edge of the card in the window, in pixels
 */
export function placeOf(lines: readonly Box[], card: Size, view: Size): {x: number; y: number} {
  const first = lines[0] as Box;
  const last = lines.at(-1) as Box;
  const below = last.bottom + GAP;
  const above = first.top - GAP - card.height;
  const overBottom = below + card.height + MARGIN - view.height;
  const isBelow = overBottom <= 0 || overBottom <= MARGIN - above;
  return {
    x: within(MARGIN, (isBelow ? last : first).left, view.width - MARGIN - card.width),
    y: within(MARGIN, isBelow ? below : above, view.height - MARGIN - card.height),
  };
}
