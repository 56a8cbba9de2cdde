/**
 * How much text a record keeps. Readers fetch all records before their first search, so every
 * length here is weighed against `PACK_BYTES`: when the site grows, these numbers shrink.
 */

/**
 * Size of the pack as it travels, gzip level 9, in bytes: with the code of modal and worker, all that
 * the search fetches is at most 266 KiB, of which 15 are the messages of the SDK.
 */
export const PACK_BYTES = 214_900;

/**
 * Largest pack, gzip level 9, in bytes: what a phone on a slow network fetches in about three seconds. The
 * pack of a site that has grown beyond it leaves out what `fitPack.ts` says, and the build says so.
 */
export const MAX_PACK_BYTES = 512 * 1024;

/** Size of one record as JSON, in bytes: the hosted service refuses larger ones. */
export const RECORD_BYTES = 10 * 1024;

/** Longest texts, in characters. A text is cut after a whole sentence, else at a space. */
export const limits = {
  /** Name of a place; a heading that is longer is cut. */
  name: 200,
  /** What stands with the name of a page, a heading, a class or a function: nearly always whole. */
  summary: 320,
  /** What stands with a parameter. */
  parameter: 0,
  /** What stands with an attribute, a field, a key or a variable. */
  attribute: 0,
  /** A row of a table with an address of its own, such as an environment variable. */
  row: 69,
  /** Further text of a section of a guide or tutorial. */
  prose: 100,
  /** What the rows of the tables of such a section are about, all together. */
  subjects: 1400,
  /** Words of a section that only the rest of its text has, all together. */
  rest: 2250,
  /** Further text of a page of the reference, or of a section of its prose. */
  moduleProse: 46,
  /** Further text of a class or function. */
  symbolProse: 33,
  /** Further text of a method. */
  memberProse: 0,
  /** One block of code. */
  code: 48,
} as const;

export type Limits = Readonly<Record<keyof typeof limits, number>>;
