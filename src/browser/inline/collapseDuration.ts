/**
 * Returns how long a branch of a menu takes to open or close.
 *
 * @param height height of the branch in pixels
 * @param reducedMotion whether the reader prefers reduced motion: then the duration is 1 ms
 * @returns milliseconds
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) {
    return 1;
  }
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
