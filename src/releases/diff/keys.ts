import type {Release, ReleaseKey, ReleaseMapping} from '../types';

/** What a release does to a key of a YAML file, or to a whole mapping. */
export interface KeyChange {
  readonly kind: 'new' | 'gone' | 'renamed' | 'required' | 'optional' | 'default' | 'value-gone';
  /** Name of the mapping's class. */
  readonly mapping: string;
  /** Absent where the mapping as a whole is new or gone. */
  readonly key?: string;
  readonly before?: string;
  readonly after?: string;
  readonly isBreaking: boolean;
}

/** Key by which a mapping is chosen among others. */
const NAME = 'name';

/** Lists what a release does to the keys of YAML files; not to those of a mapping that is gone or new. */
export function diffKeys(before: Release, after: Release): KeyChange[] {
  const names = new Set([...before.mappings.keys(), ...after.mappings.keys()]);
  return [...names].sort().flatMap((mapping): KeyChange[] => {
    const old = before.mappings.get(mapping);
    const now = after.mappings.get(mapping);
    if (old && now) {
      return mappingChanges(old, now).map((change) => ({...change, mapping}));
    }
    return [{kind: old ? 'gone' : 'new', mapping, isBreaking: old !== undefined}];
  });
}

type OwnChange = Omit<KeyChange, 'mapping'>;

/** Lists what changed between two states of a mapping. */
export function mappingChanges(old: ReleaseMapping, now: ReleaseMapping): OwnChange[] {
  const gone = [...old.keys()].filter((key) => !now.has(key));
  const fresh = [...now.keys()].filter((key) => !old.has(key));
  const renames = renamedKeys(gone, fresh, old, now);
  return [
    ...gone.map((key): OwnChange => {
      const after = renames.get(key);
      return after === undefined
        ? {kind: 'gone', key, isBreaking: true}
        : {kind: 'renamed', key, after, isBreaking: true};
    }),
    ...fresh
      .filter((key) => ![...renames.values()].includes(key))
      .map((key): OwnChange => ({kind: 'new', key, isBreaking: now.get(key)?.isRequired === true})),
    ...[...old].flatMap(([key, from]) => {
      const to = now.get(key);
      return to ? keyChanges(from, to).map((change) => ({...change, key})) : [];
    }),
  ];
}

function keyChanges(from: ReleaseKey, to: ReleaseKey): OwnChange[] {
  const changes: OwnChange[] = [];
  if (from.isRequired !== to.isRequired) {
    const kind = to.isRequired ? 'required' : 'optional';
    changes.push({kind, isBreaking: to.isRequired});
  } else if (isOtherDefault(from, to)) {
    const texts = {before: from.default ?? '', after: to.default ?? ''};
    changes.push({kind: 'default', ...texts, isBreaking: true});
  }
  const values = from.values && to.values ? from.values.filter((v) => !to.values?.includes(v)) : [];
  return [
    ...changes,
    ...values.map((before): OwnChange => ({kind: 'value-gone', before, isBreaking: true})),
  ];
}

/** A default that is a call makes a mapping with the defaults of its own keys. */
function isOtherDefault({default: before}: ReleaseKey, {default: after}: ReleaseKey): boolean {
  const isKnown = before !== undefined && after !== undefined;
  return isKnown && before !== after && !before.endsWith('()') && !after.endsWith('()');
}

/** Pairs a gone key with a new one with the same values, where the names have a word in common. */
function renamedKeys(
  gone: readonly string[],
  fresh: readonly string[],
  old: ReleaseMapping,
  now: ReleaseMapping,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const key of gone) {
    const words = key.split(/[_-]/);
    const matches = fresh.filter((other) => {
      const shared = other.split(/[_-]/).filter((word) => words.includes(word)).length;
      return shared * 2 >= words.length && isAlike(old.get(key), now.get(other));
    });
    const [only] = matches;
    if (only !== undefined && matches.length === 1 && ![...found.values()].includes(only)) {
      found.set(key, only);
    }
  }
  return found;
}

function isAlike(a: ReleaseKey | undefined, b: ReleaseKey | undefined): boolean {
  const shape = (key: ReleaseKey | undefined) => JSON.stringify([key?.mappings, key?.values]);
  return a !== undefined && b !== undefined && shape(a) === shape(b);
}

/** Returns the names by which a file chooses a mapping: `bitfount.SqlQuery`. */
export function namesOfMapping(mapping: ReleaseMapping | undefined): readonly string[] {
  return mapping?.get(NAME)?.values ?? [];
}
