import type {RecordKind} from '../types';
import {bareName} from './symbolNames';
import type {Unit} from './units';

/** Places of one name that are listed before the further ones are only counted. */
const LISTED: Readonly<Partial<Record<RecordKind, number>>> = {parameter: 1, attribute: 3};

export interface FoldedPlaces {
  readonly units: readonly Unit[];
  /** For the last listed place of a name: how many more there are. */
  readonly alike: ReadonlyMap<Unit, number>;
}

/**
 * Lists parameters and attributes that are called the same once or a few times, with a count of the
 * others: they would fill the list of a query that is their name. A parameter that is kept as an
 * attribute of the same name is one place, the attribute.
 *
 * @param units best first
 * @param query one that says of whom (`Pod.name`, `Pod name`) folds nothing but such pairs
 */
export function foldAlike(units: readonly Unit[], query: string): FoldedPlaces {
  const single = withoutPairs(units);
  if (/[\s.]/.test(query.trim())) {
    return {units: single, alike: new Map()};
  }
  const named = new Map<string, Unit[]>();
  const kept = single.filter((unit) => {
    const {kind} = unit.heading;
    const most = LISTED[kind];
    if (most === undefined) {
      return true;
    }
    const key = `${kind} ${bareName(unit.name).toLowerCase()}`;
    const same = named.get(key) ?? [];
    same.push(unit);
    named.set(key, same);
    return same.length <= most;
  });
  const alike = [...named.values()].flatMap((same) => {
    const most = LISTED[same[0]?.heading.kind ?? 'parameter'] ?? same.length;
    const last = same[most - 1];
    return last && same.length > most ? [[last, same.length - most] as const] : [];
  });
  return {units: kept, alike: new Map(alike)};
}

/** Leaves out parameters whose class has an attribute of that name among the places. */
function withoutPairs(units: readonly Unit[]): readonly Unit[] {
  const attributes = new Set(
    units.filter(({heading}) => heading.kind === 'attribute').map(({heading}) => heading.objectID),
  );
  return units.filter(
    ({heading: {kind, objectID}}) =>
      kind !== 'parameter' || !attributes.has(objectID.replace(/--(?=[^#-]*$)/, '.')),
  );
}
