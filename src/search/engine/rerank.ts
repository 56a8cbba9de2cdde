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
  /** Weight of the word: rare words weigh more. */
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

export interface Rank {
  /** Share of the query, by the weight of its words, that the place meets anywhere. */
  readonly met: number;
  /** Share of the query that the place's own name meets. */
  readonly inName: number;
  /** By all rules but the one of symbols; comparable within a query. */
  readonly score: number;
}

/** How well a place answers a query. */
export function rankOf({words, nameCovered, prose, kind, level, isAsked}: Features): Rank {
  let total = 0;
  let met = 0;
  let named = 0;
  let placed = 0;
  for (const {weight, inName, inParents, inContent} of words) {
    total += weight;
    met += weight * Math.max(inName, inParents, inContent);
    named += weight * inName;
    placed +=
      weight *
      Math.max(
        inName * ATTRIBUTE_WEIGHTS.name,
        inParents * ATTRIBUTE_WEIGHTS.parents,
        inContent * ATTRIBUTE_WEIGHTS.content,
      );
  }
  if (total === 0) {
    return {met: 0, inName: 0, score: 0};
  }
  const inName = named / total;
  const parts =
    placed / total +
    SCORE.inName * inName +
    SCORE.nameCovered * nameCovered * inName +
    SCORE.prose * prose;
  const levelWeight = LEVEL_WEIGHTS[level] ?? LEVEL_WEIGHTS[LEVEL_WEIGHTS.length - 1] ?? 1;
  const kindWeight = KIND_WEIGHTS[kind] * (isAsked && explains(kind) ? EXPLAINS_WEIGHT : 1);
  const share = met / total;
  return {met: share, inName, score: share * share * parts * kindWeight * levelWeight};
}
