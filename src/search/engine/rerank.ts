import type {RecordKind} from '../types';
import {
  ATTRIBUTE_WEIGHTS,
  EXPLAINS_WEIGHT,
  explains,
  KIND_WEIGHTS,
  LEVEL_WEIGHTS,
  SCORE,
} from './weights';

/** How one word of the query is met by one place; each from 0 to 1. */
export interface WordMatch {
  /** How telling the word is: rare words more. */
  readonly weight: number;
  readonly inName: number;
  readonly inParents: number;
  readonly inContent: number;
}

/** What is known of a place for one query. */
export interface Features {
  readonly words: readonly WordMatch[];
  /** Share of its name that the query speaks of. */
  readonly nameCovered: number;
  /** How well its prose fits beside the best, from 0 to 1. */
  readonly prose: number;
  readonly kind: RecordKind;
  readonly level: number;
  /** Whether the query is a question. */
  readonly isAsked: boolean;
}

/** Share of the query, by the weight of its words, that a place meets anywhere. */
export function metShare({words}: Features): number {
  return share(words, ({inName, inParents, inContent}) => Math.max(inName, inParents, inContent));
}

/** The rank of a place by all rules but the one of symbols; comparable within a query. */
export function scoreOf(features: Features): number {
  const {words, nameCovered, prose, kind, level, isAsked} = features;
  const met = metShare(features);
  const inName = share(words, (word) => word.inName);
  const placed = share(words, (word) =>
    Math.max(
      word.inName * ATTRIBUTE_WEIGHTS.name,
      word.inParents * ATTRIBUTE_WEIGHTS.parents,
      word.inContent * ATTRIBUTE_WEIGHTS.content,
    ),
  );
  const parts =
    placed + SCORE.inName * inName + SCORE.nameCovered * nameCovered * inName + SCORE.prose * prose;
  const levelWeight = LEVEL_WEIGHTS[level] ?? LEVEL_WEIGHTS[LEVEL_WEIGHTS.length - 1] ?? 1;
  const kindWeight = KIND_WEIGHTS[kind] * (isAsked && explains(kind) ? EXPLAINS_WEIGHT : 1);
  return met * met * parts * kindWeight * levelWeight;
}

function share(words: readonly WordMatch[], of: (word: WordMatch) => number): number {
  const total = words.reduce((sum, {weight}) => sum + weight, 0);
  return total === 0 ? 0 : words.reduce((sum, word) => sum + word.weight * of(word), 0) / total;
}
