/**
 * Scrolls to a place again once the part above it has been laid out: until it comes near the viewport,
 * its height is an estimate (`data-rows`, `symbol-index.css`), and the browser keeps the top of that part
 * where it is, not the place.
 *
 * @param place where the address leads; one outside such a part is left alone
 */
export function settle(place: Element | null | undefined): void {
  if (place?.closest('[data-rows]')) {
    // The first frame lays it out.
    requestAnimationFrame(() => requestAnimationFrame(() => place.scrollIntoView()));
  }
}
