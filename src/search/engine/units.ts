import type {Level, SearchRecord} from '../types';

/**
 * A place as it is ranked: its heading and, where the records have it, the prose below.
 * Both are one hit, so that a place is not listed twice.
 */
export interface Unit {
  readonly heading: SearchRecord;
  readonly prose?: SearchRecord;
  /** The name of the place itself. */
  readonly name: string;
  /** The names above it, the page's first. */
  readonly parents: readonly string[];
  readonly level: number;
}

const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Names from the page down to the place of a record. */
export function namesOf({hierarchy}: SearchRecord): string[] {
  return LEVELS.map((level) => hierarchy[level]).filter((name) => name !== null);
}

/** The address of the page of a record. */
export function pageOf({objectID}: SearchRecord): string {
  const hash = objectID.indexOf('#');
  return hash < 0 ? objectID : objectID.slice(0, hash);
}

function placeKey(record: SearchRecord): string {
  return [pageOf(record), ...namesOf(record)].join('\n');
}

/** The places of the site in the order of their records. */
export function unitsOf(records: readonly SearchRecord[]): Unit[] {
  const proseOf = new Map<string, SearchRecord>();
  const withHeading = new Set<string>();
  for (const record of records) {
    if (record.type === 'content') {
      proseOf.set(placeKey(record), record);
    }
  }
  const units: Unit[] = [];
  for (const record of records) {
    const key = placeKey(record);
    if (record.type !== 'content') {
      // Of two places of one name (overloads, a property and its setter) the first has the prose.
      const prose = withHeading.has(key) ? undefined : proseOf.get(key);
      withHeading.add(key);
      units.push(unit(record, prose));
    }
  }
  for (const [key, record] of proseOf) {
    if (!withHeading.has(key)) {
      units.push(unit(record, record));
    }
  }
  return units;
}

function unit(heading: SearchRecord, prose: SearchRecord | undefined): Unit {
  const names = namesOf(heading);
  const parents = names.slice(0, -1);
  const name = names.at(-1) ?? '';
  const dot = heading.kind === 'module' && names.length === 1 ? name.lastIndexOf('.') : -1;
  return {
    heading,
    prose,
    // The page of a module has its dotted path as name: the packages are above it.
    name: name.slice(dot + 1),
    parents: dot < 0 ? parents : [...parents, name.slice(0, dot)],
    level: names.length,
  };
}
