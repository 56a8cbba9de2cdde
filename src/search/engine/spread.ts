import type {Unit} from './units';

/** Places of one section that the first page has room for before others have to wait. */
const ROOM_FOR_EACH = 5;

/**
 * Lets the best places of every section stand on the first page, in their order: a section with
 * many places would fill it alone, and the modal shows few of each.
 *
 * @param ranked best first
 * @param firstPage how many places the first page shows
 * @returns the same places
 */
export function spread(ranked: readonly Unit[], firstPage: number): readonly Unit[] {
  if (ranked.length <= firstPage) {
    return ranked;
  }
  const taken = new Map<string | null, number>();
  const best = new Set<Unit>();
  for (const unit of ranked) {
    const section = unit.heading.hierarchy.lvl0;
    const count = (taken.get(section) ?? 0) + 1;
    taken.set(section, count);
    if (count <= ROOM_FOR_EACH && best.size < firstPage) {
      best.add(unit);
    }
  }
  for (const unit of ranked) {
    if (best.size >= firstPage) {
      break;
    }
    best.add(unit);
  }
  return [...ranked.filter((unit) => best.has(unit)), ...ranked.filter((unit) => !best.has(unit))];
}
