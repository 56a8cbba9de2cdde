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
export const PACK_FORM = 3;

/** A page: address, number of its records, and the place of its facts in `facts`. */
export type PackedPage = readonly [address: string, records: number, facts: number];

/**
 * All records in columns. Names and anchors are stored only where they differ from the prediction of
 * `HierarchyCursor`.
 * Keys are short as browsers fetch it before the first search.
 */
export interface Pack {
  readonly form: number;
  /** Hash of the records file. */
  readonly hash: string;
  /** What all addresses begin with. */
  readonly origin: string;
  /** Section, language, version and tag, of which there are few. */
  readonly facts: readonly (readonly [string | null, string, string, string])[];
  readonly pages: readonly PackedPage[];
  /** One character for each record: its type's place in `TYPES`. */
  readonly types: string;
  /** One character for each record: its kind's place in `KINDS`. */
  readonly kinds: string;
  /**
   * The name of each record but of type content, then the content of each record, '' for none: the words
   * of names are those of contents.
   */
  readonly texts: CodedTexts;
  /** Anchors that `HierarchyCursor` does not predict, by record. */
  readonly anchors: Readonly<Record<string, string>>;
  /** Hierarchies that it does not predict, by record. */
  readonly hierarchies: Readonly<Record<string, readonly (string | null)[]>>;
}

export const TYPES: readonly SearchRecord['type'][] = [
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

/** Marks the id of the record that holds the further text of a place: `/guides/SDK#paths:text`. */
export const TEXT_SUFFIX = ':text';
