import {nameOf, ownerOf} from '../paths';
import type {Release, ReleaseSymbol} from '../types';

/** How alike two classes or functions must be for one to be the other with a new name, from 0 to 1. */
const ALIKE = 0.75;

/** The fewest features that tell a symbol from others. */
const FEWEST = 3;

/** Names so common that the same one elsewhere need not be the same thing. */
const SHORTEST_NAME = 4;

/** Where symbols and modules went that are gone from their place. */
export interface Moves {
  /** By old path: the new one, and whether the last part of it is the same. */
  readonly successors: ReadonlyMap<string, string>;
}

/**
 * Finds where things went: a symbol of a module with the same name and kind elsewhere, or with another
 * name and most of the same members and parameters; a module to which most of another's symbols went.
 *
 * @param gone paths of modules and of symbols of modules that only the older release has
 * @param fresh those that only the newer has
 */
export function findMoves(
  gone: readonly string[],
  fresh: readonly string[],
  before: Release,
  after: Release,
): Moves {
  const successors = new Map<string, string>();
  const newFeatures = featuresOf(after, new Set(fresh));
  const oldFeatures = featuresOf(before, new Set(gone));
  const byName = new Map<string, string[]>();
  for (const path of fresh) {
    byName.set(nameOf(path), [...(byName.get(nameOf(path)) ?? []), path]);
  }
  const isSameKind = (a: string, b: string) =>
    before.symbols.get(a)?.kind === after.symbols.get(b)?.kind;
  for (const path of gone.filter((one) => before.symbols.get(one)?.kind !== 'module')) {
    const namesakes = (byName.get(nameOf(path)) ?? []).filter((other) => isSameKind(path, other));
    const isTelling = nameOf(path).length >= SHORTEST_NAME;
    const found =
      nearest(path, isTelling ? namesakes : []) ??
      alike(
        path,
        fresh.filter((other) => isSameKind(path, other) && ownerOf(other) === ownerOf(path)),
        oldFeatures,
        newFeatures,
      );
    if (found !== undefined) {
      successors.set(path, found);
    }
  }
  for (const path of gone.filter((one) => before.symbols.get(one)?.kind === 'module')) {
    const own = gone.filter((one) => ownerOf(one) === path);
    const targets = own.flatMap((one) => {
      const successor = successors.get(one);
      return successor === undefined ? [] : [ownerOf(successor)];
    });
    const [first] = [...new Set(targets)].sort((a, b) => count(targets, b) - count(targets, a));
    if (first !== undefined && count(targets, first) * 2 > own.length) {
      successors.set(path, first);
    }
  }
  return {successors};
}

function count(values: readonly string[], value: string): number {
  return values.filter((one) => one === value).length;
}

/** Picks the path that shares most leading parts; undefined where two are equally near. */
function nearest(path: string, others: readonly string[]): string | undefined {
  const shared = (other: string) => {
    const parts = other.split('.');
    return path.split('.').filter((part) => parts.includes(part)).length;
  };
  const [first, second] = [...others].sort((a, b) => shared(b) - shared(a));
  return second !== undefined && shared(first ?? '') === shared(second) ? undefined : first;
}

function alike(
  path: string,
  others: readonly string[],
  before: ReadonlyMap<string, ReadonlySet<string>>,
  after: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const own = before.get(path) ?? new Set();
  if (own.size < FEWEST) {
    return undefined;
  }
  const scored = others
    .map((other) => ({other, score: likeness(own, after.get(other) ?? new Set())}))
    .filter(({score}) => score >= ALIKE)
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  return second && second.score === first?.score ? undefined : first?.other;
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((feature) => b.has(feature)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

/** Collects what tells symbols of modules apart: names of their parameters and members. */
function featuresOf(
  {symbols}: Release,
  paths: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const features = new Map<string, Set<string>>();
  for (const [path, symbol] of symbols) {
    const top = paths.has(path) ? path : ownerOf(path);
    if (paths.has(top) && symbols.get(top)?.kind !== 'module') {
      const known = features.get(top) ?? new Set();
      features.set(top, known);
      if (top !== path) {
        known.add(nameOf(path));
      }
      parametersOf(symbol).forEach((name) => known.add(`(${name})`));
    }
  }
  return features;
}

function parametersOf(symbol: ReleaseSymbol): string[] {
  return 'parameters' in symbol ? (symbol.parameters ?? []).map(({name}) => name) : [];
}
