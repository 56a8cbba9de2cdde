import type {RecordKind} from '../types';

/** How much a word counts that is found in the name of a place, above it, or in its prose. */
export const ATTRIBUTE_WEIGHTS = {name: 1, parents: 0.75, content: 0.55} as const;

/** How well a word of readers names a place, beside one of its heading. */
export const READERS_WEIGHT = 0.8;

/** A word as written, its beginning, and with one or two typos. */
export const MATCH_QUALITY = {exact: 1, prefix: 0.85, typos: [1, 0.7, 0.45]} as const;

/** Readers want a thing before its details; of two equal hits the guide explains more. */
export const KIND_WEIGHTS: Readonly<Record<RecordKind, number>> = {
  guide: 1.35,
  tutorial: 1.22,
  class: 1.1,
  function: 1.08,
  module: 0.97,
  method: 1,
  attribute: 0.92,
  parameter: 0.72,
};

/** Guides and tutorials explain how and why; the reference lists what there is. */
export function explains(kind: RecordKind | undefined): boolean {
  return kind === 'guide' || kind === 'tutorial';
}

/** What explains counts this much more for a question. */
export const EXPLAINS_WEIGHT = 1.25;

/** By depth of the heading: the page itself first. */
export const LEVEL_WEIGHTS = [1, 1.12, 1.06, 1, 0.96, 0.93, 0.9] as const;

/** Parts of the score beside the words that were met. */
export const SCORE = {
  /** The query's words stand in the name. */
  inName: 1,
  /** The name has few words besides. */
  nameCovered: 0.6,
  /** How well the prose fits, from 0 to 1. */
  prose: 1,
  /** The text has the query word for word. */
  phrase: 1.5,
  /** The query is a message of the text with values filled in. */
  message: 6,
} as const;

/** The name begins with the query: in the same letters, in other case, or with other separators. */
export const BEGUN = {
  asWritten: 3,
  inAnyCase: 2.5,
  squashed: 1.8,
  path: 30,
  /** The query is the file format that a class reads. */
  format: 30,
} as const;

/** What is added to what explains a plain word, and to the fields that are called so. */
export const HELPED = {help: 60, field: 40} as const;

/** What a parameter counts for a query of plain words. */
export const PLAIN_PARAMETER = 0.4;

/** What an environment variable counts for one. */
export const PLAIN_VARIABLE = 0.7;

/** What a heading counts that several pages have, or that has no text of its own below it. */
export const SHARED_HEADING = 0.5;

/** What a field counts that begins with a plain word, beside other names. */
export const BEGUN_FIELD = 0.4;

/** A hit meets at least this share of what the best one meets, by the weight of the words. */
export const LEAST_COVERAGE = 0.6;

/** What a class of settings counts beside the thing that it sets. */
export const COMPANION_WEIGHT = 0.85;

/** What a deprecated name counts beside its successor. */
export const DEPRECATED_WEIGHT = 0.6;
