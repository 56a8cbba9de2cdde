import {TEXT_SUFFIX} from '../records/packed';
import {ROWS} from '../records/text';
import type {Level, SearchRecord} from '../types';
import {explains} from './weights';

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
  /** Titles of the pages above its page, as the folders of guides have them, and the end of its address. */
  readonly categories: readonly string[];
  /** What the page of a guide or tutorial says of itself. */
  readonly description: string | null;
}

const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Names from the page down to the place of a record. */
function namesOf({hierarchy}: SearchRecord): string[] {
  return LEVELS.map((level) => hierarchy[level]).filter((name) => name !== null);
}

/** All that is searched of the text of a place. */
export function textOf({heading, prose}: Unit): string {
  const own = prose === heading ? null : heading.content;
  return [own, prose?.content, prose?.rest].filter(Boolean).join(ROWS);
}

/** Whether the text of a place begins by saying that it is deprecated. */
export function isDeprecated({heading, prose}: Unit): boolean {
  return [heading, prose].some((record) => DEPRECATED.test(record?.content ?? ''));
}

/** How our pages begin what they say of a name that has a successor. */
const DEPRECATED = /^(?:This \w+ is deprecated|Deprecated)\b/;

/** The places of the site in the order of their records. */
export function unitsOf(records: readonly SearchRecord[]): Unit[] {
  const proseOf = new Map<string, SearchRecord>();
  for (const record of records) {
    if (record.type === 'content') {
      proseOf.set(record.objectID, record);
    }
  }
  const pages = explainingPages(records);
  const units: Unit[] = [];
  for (const record of records) {
    if (record.type !== 'content') {
      const id = record.objectID + TEXT_SUFFIX;
      units.push(unit(record, proseOf.get(id), pages));
      proseOf.delete(id);
    }
  }
  for (const record of proseOf.values()) {
    units.push(unit(record, record, pages));
  }
  return units;
}

/** The pages of guides and tutorials by their addresses. */
function explainingPages(records: readonly SearchRecord[]): ReadonlyMap<string, SearchRecord> {
  return new Map(
    records
      .filter(({type, kind}) => type === 'lvl1' && explains(kind))
      .map((record) => [record.objectID, record]),
  );
}

function pageOf(objectID: string): string {
  return objectID.replace(/#.*$/s, '');
}

function categoriesOf(
  {objectID, kind}: SearchRecord,
  pages: ReadonlyMap<string, SearchRecord>,
): string[] {
  if (!explains(kind)) {
    return [];
  }
  const steps = pageOf(objectID).split('/');
  const above = steps.slice(2, -1).map((_, index) => steps.slice(0, index + 3).join('/'));
  const slug = (steps.at(-1) ?? '').replaceAll('-', ' ');
  return [...above.flatMap((address) => pages.get(address)?.hierarchy.lvl1 ?? []), slug];
}

function unit(
  heading: SearchRecord,
  prose: SearchRecord | undefined,
  pages: ReadonlyMap<string, SearchRecord>,
): Unit {
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
    categories: categoriesOf(heading, pages),
    description: pages.get(pageOf(heading.objectID))?.content ?? null,
  };
}
