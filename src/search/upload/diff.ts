/** Fields of objects in any order: the service does not keep theirs. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

interface Stored {
  readonly objectID: string;
}

/** What makes one set of objects another. */
export interface Difference<T extends Stored> {
  readonly added: readonly T[];
  readonly changed: readonly T[];
  /** Ids of what is there and no longer wanted. */
  readonly gone: readonly string[];
  readonly same: number;
}

export function difference<T extends Stored>(
  there: readonly Stored[],
  wanted: readonly T[],
): Difference<T> {
  const old = new Map(there.map((object) => [object.objectID, canonical(object)]));
  const ids = new Set(wanted.map(({objectID}) => objectID));
  const added = wanted.filter(({objectID}) => !old.has(objectID));
  const changed = wanted.filter(
    (object) => old.has(object.objectID) && old.get(object.objectID) !== canonical(object),
  );
  return {
    added,
    changed,
    gone: [...old.keys()].filter((objectID) => !ids.has(objectID)),
    same: wanted.length - added.length - changed.length,
  };
}

/** Names of the wanted settings that are other, or not there. */
export function changedSettings(there: object, wanted: object): string[] {
  const known = new Map<string, unknown>(Object.entries(there));
  return Object.entries(wanted)
    .filter(([name, value]) => canonical(known.get(name)) !== canonical(value))
    .map(([name]) => name);
}

/** How many ids of a kind a listing names before it counts the rest. */
const LISTED = 20;

function list(sign: string, ids: readonly string[]): string[] {
  const more = ids.length - LISTED;
  return [
    ...ids.slice(0, LISTED).map((id) => `  ${sign} ${id}`),
    ...(more > 0 ? [`  ${sign} and ${more} more`] : []),
  ];
}

/** The difference as lines to read: counts, then what is new (+), changed (~) and gone (-). */
export function describe<T extends Stored>(
  {added, changed, gone, same}: Difference<T>,
  settings: readonly string[],
): string[] {
  return [
    `${added.length} new, ${changed.length} changed, ${gone.length} gone, ${same} the same`,
    ...list(
      '+',
      added.map(({objectID}) => objectID),
    ),
    ...list(
      '~',
      changed.map(({objectID}) => objectID),
    ),
    ...list('-', gone),
    ...(settings.length > 0 ? [`Settings that change: ${settings.join(', ')}`] : []),
  ];
}
