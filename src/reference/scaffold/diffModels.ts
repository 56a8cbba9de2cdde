import type {ApiModel} from '../model/types';
import {type Fact, factsOf, keyOfWhole} from './modelFacts';
import {isSameType} from '../../releases/sameType';

export interface Change {
  fact: Fact;
  aspect: string;
  /** Absent when the aspect is new. */
  before?: string;
  /** Absent when the aspect is gone. */
  after?: string;
}

export interface ModelDiff {
  added: Fact[];
  removed: Fact[];
  changed: Change[];
}

/** Lists what a release adds, removes and changes; does not list parts of added or removed facts. */
export function diffModels(before: ApiModel, after: ApiModel): ModelDiff {
  const old = factsOf(before);
  const now = factsOf(after);
  return {
    added: onlyIn(now, old),
    removed: onlyIn(old, now),
    changed: [...now].flatMap(([key, fact]) => {
      const former = old.get(key);
      return former ? changesOf(former, fact) : [];
    }),
  };
}

function onlyIn(facts: ReadonlyMap<string, Fact>, others: ReadonlyMap<string, Fact>): Fact[] {
  return [...facts]
    .filter(([key, fact]) => {
      const whole = keyOfWhole(fact, facts);
      return !others.has(key) && (whole === undefined || others.has(whole));
    })
    .map(([, fact]) => fact);
}

/** Aspects that are annotations: a release may rewrite these without a change of meaning. */
const TYPES = new Set(['type', 'returns']);

function isSame(aspect: string, from: string | undefined, to: string | undefined): boolean {
  return TYPES.has(aspect) ? isSameType(from, to) : from === to;
}

function changesOf(before: Fact, after: Fact): Change[] {
  const aspects = new Set([...Object.keys(before.aspects), ...Object.keys(after.aspects)]);
  return [...aspects].flatMap((aspect) => {
    const from = before.aspects[aspect];
    const to = after.aspects[aspect];
    return isSame(aspect, from, to)
      ? []
      : [
          {
            fact: after,
            aspect,
            ...(from !== undefined && {before: from}),
            ...(to !== undefined && {after: to}),
          },
        ];
  });
}
