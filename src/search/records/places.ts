import type {RecordKind} from '../types';
import type {Element} from './nodes';
import type {Limits} from './limits';
import {KINDS} from './packed';

/** A place of a page that can be found, with the text that belongs to it. */
export interface Place {
  /** Id of its element; null for the page itself. */
  readonly anchor: string | null;
  readonly name: string;
  /** 1 for the page, 2 for what stands directly in it, up to 6. */
  readonly level: number;
  readonly kind: RecordKind;
  /** The names above, outermost first, by level; index 0 is the section of the site. */
  readonly above: readonly (string | null)[];
  /** What limits its first sentence, or all of its text where it has no further text. */
  readonly summary: keyof Limits;
  /** What limits its further text; a place without it keeps its text in one piece. */
  readonly prose?: keyof Limits;
  /** The text below it, one entry for each paragraph, list item, row or block of code. */
  readonly texts: PlaceText[];
}

export interface PlaceText {
  readonly words: string;
  /**
   * `prose` is sentences. Code, its captions and the `cells` of a table explain nothing by themselves:
   * the place is found by them, but they are not shown. A `subject` is what a row of a table is about,
   * such as a message: that is what readers paste, so they see it.
   */
  readonly form: 'prose' | 'code' | 'cells' | 'subject';
}

/** The names above a place that stands on `level` below `owner`. */
export function namesBelow(owner: Place, level: number): (string | null)[] {
  const names: (string | null)[] = [...owner.above, owner.name];
  while (names.length < level) {
    names.push(null);
  }
  return names.slice(0, level);
}

/**
 * What the renderer says an element describes (`data-kind`), if anything.
 *
 * @throws Error when it is none of the kinds that records have.
 */
export function kindOf({attribs}: Element): RecordKind | undefined {
  const said = attribs['data-kind'];
  const kind = KINDS.find((known) => known === said);
  if (said !== undefined && !kind) {
    throw new Error(`Search records: no record has the kind "${said}" (data-kind).`);
  }
  return kind;
}
