/** Draws some of a list without putting back, the same ones for the same seed. */
export function drawn<T>(all: readonly T[], count: number, seed: number): T[] {
  const rest = [...all];
  const random = numbers(seed);
  const found: T[] = [];
  while (found.length < count && rest.length > 0) {
    found.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return found;
}

/** Makes numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
