import {distance} from 'fastest-levenshtein';

/**
 * Finds the candidate that a name most probably means which is misspelt or lacks what stands before a dot;
 * undefined when none is close.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  // At most half of the letters may differ: with more it is another word.
  const limit = Math.max(1, Math.floor(name.length / 2));
  let best: {name: string; far: number} | undefined;
  for (const candidate of candidates) {
    const isEnd = candidate.toLowerCase().endsWith(`.${wanted}`);
    const far = isEnd ? 0 : distance(wanted, candidate.toLowerCase());
    const closer = !best || far < best.far || (far === best.far && candidate < best.name);
    if (far <= limit && closer) {
      best = {name: candidate, far};
    }
  }
  return best?.name;
}

/** Makes the end of an error message: the nearest candidate as a suggestion, or nothing. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const nearest = nearestName(name, candidates);
  return nearest ? ` Did you mean "${nearest}"?` : '';
}
