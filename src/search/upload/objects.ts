import type {RecordKind, SearchRecord} from '../types';

/**
 * What the service ranks by besides the record's own fields, in the place of the rules that the
 * embedded engine has as code.
 */
interface Ranking {
  /** The record's own name, bare: what a symbol is searched by. Null for prose. */
  readonly name: string | null;
  /** The same with its owners, dotted; null where there are none. */
  readonly path: string | null;
  /** Less the deeper the heading; prose has least. */
  readonly level: number;
  readonly kind: number;
  /** Order on the page. */
  readonly position: number;
}

/** A record as it is stored with the service: unchanged, with what it is ranked by. */
export type UploadObject = SearchRecord & {readonly ranking: Ranking};

const kinds: Readonly<Record<RecordKind, number>> = {
  class: 90,
  function: 80,
  guide: 70,
  tutorial: 60,
  module: 50,
  method: 40,
  attribute: 30,
  parameter: 10,
};

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function namesOf({type, hierarchy, kind}: SearchRecord): Pick<Ranking, 'name' | 'path'> {
  if (type === 'content') {
    return {name: null, path: null};
  }
  const names = LEVELS.slice(0, LEVELS.indexOf(type) + 1).map((level) => hierarchy[level]);
  const known = names.filter((name) => name !== null);
  // Headings of guides are phrases: a dot between them makes no name.
  const isSymbol = kind !== 'guide' && kind !== 'tutorial' && known.length > 1;
  return {name: hierarchy[type], path: isSymbol ? known.slice(1).join('.') : null};
}

/** The objects to store for the records of a build; a page's records stand together. */
export function toObjects(records: readonly SearchRecord[]): UploadObject[] {
  let page = '';
  let position = 0;
  return records.map((record) => {
    const [address] = record.objectID.split('#') as [string];
    position = address === page ? position + 1 : 0;
    page = address;
    const level = record.type === 'content' ? 0 : 100 - 10 * Number(record.type.slice(3));
    return {...record, ranking: {...namesOf(record), level, kind: kinds[record.kind], position}};
  });
}

/** The record that an object was made from. */
export function toRecord({ranking: _ranking, ...record}: UploadObject): SearchRecord {
  return record;
}
