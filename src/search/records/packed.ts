import type {RecordKind, SearchRecord} from '../types';
import type {CodedTexts} from './wordCode';

/** Raised when a file is not a pack, or one of another form than this code reads. */
export class UnreadablePackError extends Error {
  constructor(detail: string) {
    super(`The search's records cannot be read: ${detail}.`);
    this.name = 'UnreadablePackError';
  }
}

/** The form of the pack; a change of form changes it. */
export const PACK_FORM = 5;

/** Values of some records: how many records stand between each and the one before, and the values. */
export type Sparse<Value> = readonly [gaps: readonly number[], values: readonly Value[]];

/**
 * All records in columns, as small as gzip can make them: browsers fetch them before the first search.
 * Names and anchors are stored only where they differ from the prediction of `HierarchyCursor`.
 */
export interface Pack {
  readonly form: number;
  /** Hash of the records file. */
  readonly hash: string;
  /** What all addresses begin with. */
  readonly origin: string;
  /** Section, language, version and tag, of which there are few. */
  readonly facts: readonly (readonly [string | null, string, string, string])[];
  /** Addresses of the pages, one a line. A page begins with its own record, of type lvl1. */
  readonly pages: string;
  /** For each page, the place of its facts in `facts`. */
  readonly pageFacts: readonly number[];
  /** One character for each record: its form, as `formOf` gives it. */
  readonly forms: string;
  /** The records with words of readers: how many stand between each and the one before. */
  readonly worded: readonly number[];
  /**
   * The name of each record but of type content, then the content of each record, '' for none, and
   * behind `REST` what it is only found by, then the words of readers where there are any: all share
   * a list of words.
   */
  readonly texts: CodedTexts;
  /** Anchors that `HierarchyCursor` does not predict, by record. */
  readonly anchors: Sparse<string>;
  /** Hierarchies that it does not predict, by record. */
  readonly hierarchies: Sparse<readonly (string | null)[]>;
}

const TYPES: readonly SearchRecord['type'][] = [
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
  'content',
];

export const KINDS: readonly RecordKind[] = [
  'module',
  'class',
  'function',
  'method',
  'attribute',
  'parameter',
  'guide',
  'tutorial',
];

/** The characters of forms: printable, and none that JSON has to escape. */
const FIRST_FORM = 0x23;
const BACKSLASH = '\\';
const INSTEAD = '!';

/** Returns the character for a record's type and kind. */
export function formOf({type, kind}: Pick<SearchRecord, 'type' | 'kind'>): string {
  const place = TYPES.indexOf(type) * KINDS.length + KINDS.indexOf(kind);
  const character = String.fromCharCode(FIRST_FORM + place);
  return character === BACKSLASH ? INSTEAD : character;
}

/** Returns the type and kind that a character is for; undefined if it is for none. */
export function readForm(
  character: string,
): {type: SearchRecord['type']; kind: RecordKind} | undefined {
  const place = (character === INSTEAD ? BACKSLASH : character).charCodeAt(0) - FIRST_FORM;
  const type = TYPES[Math.floor(place / KINDS.length)];
  const kind = KINDS[place % KINDS.length];
  return type && kind && {type, kind};
}

/** Packs values by their positions, in ascending order. */
export function sparse<Value>(values: ReadonlyMap<number, Value>): Sparse<Value> {
  const positions = [...values.keys()];
  return [positions.map((at, index) => at - (positions[index - 1] ?? 0)), [...values.values()]];
}

/** Returns the values of a sparse column by their positions. */
export function fromSparse<Value>([gaps, values]: Sparse<Value>): ReadonlyMap<number, Value> {
  let at = 0;
  return new Map(gaps.map((gap, index) => [(at += gap), values[index] as Value]));
}

/** Stands before what a record is only found by; no text has one, as its white space is single spaces. */
export const REST = '\t';

/** Marks the id of the record that holds the further text of a place: `/guides/SDK#paths:text`. */
export const TEXT_SUFFIX = ':text';
