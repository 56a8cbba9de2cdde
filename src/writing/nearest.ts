import {distance} from 'fastest-levenshtein';

/** The candidate that a misspelt name most probably meant; undefined when none is close. */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  // Half of the letters may differ: more than that is another word.
  const limit = Math.max(1, Math.floor(name.length / 2));
  let best: {name: string; far: number} | undefined;
  for (const candidate of candidates) {
    const far = distance(wanted, candidate.toLowerCase());
    const closer = !best || far < best.far || (far === best.far && candidate < best.name);
    if (far <= limit && closer) {
      best = {name: candidate, far};
    }
  }
  return best?.name;
}

/** The end of an error message: a proposal, or nothing. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const nearest = nearestName(name, candidates);
  return nearest ? ` Did you mean "${nearest}"?` : '';
}
