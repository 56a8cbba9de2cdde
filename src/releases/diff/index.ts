import {memoize} from '../../lib/memoize';
import {nameOf, ownerOf, splitPath} from '../paths';
import {releaseResolver} from '../resolve';
import type {Release, ReleaseSymbol} from '../types';
import {findMoves} from './moves';
import {parameterChanges} from './parameters';
import {isRecord, symbolChanges} from './symbols';
import type {Change} from './types';

/**
 * Lists what a release does to the public interface of an older one: each gone, new, moved or changed
 * symbol once, and nothing of what stands within a symbol or module that is gone or new.
 */
export function diffReleases(before: Release, after: Release): Change[] {
  const [old, now] = [before, after].map(({symbols}) => publicOf(symbols)) as [Symbols, Symbols];
  const {find} = releaseResolver(after);
  const findOld = releaseResolver(before).find;
  const isGone = (path: string) => !now.has(path) && !find(path);
  const isNew = (path: string) => !old.has(path) && !findOld(path);
  const gone = [...old.keys()].filter(isGone);
  const fresh = [...now.keys()].filter(isNew);
  const isOfModule = (symbols: Release['symbols']) => {
    return (path: string) => {
      const kind = symbols.get(path)?.kind;
      return kind !== 'export' && splitPath(path, symbols)[1].split('.').length === 1;
    };
  };
  const topGone = gone.filter(isOfModule(before.symbols));
  const topNew = [...now.keys()].filter((path) => !old.has(path)).filter(isOfModule(after.symbols));
  const {successors} = findMoves(topGone, topNew, before, after);
  const isWithin = (list: readonly string[]) => {
    const set = new Set(list);
    return (path: string) => set.has(ownerOf(path));
  };
  const withinGone = isWithin(gone);
  const withinNew = isWithin(fresh);
  // A definition that moved and is offered in its old place breaks nothing, and is not new.
  const stillOffered = [...old].flatMap(([path, symbol]) => {
    const there = now.get(path);
    return symbol.kind !== 'export' && there?.kind === 'export' ? [there.target] : [];
  });
  const moved = new Set([...successors.values(), ...stillOffered]);
  return [
    ...gone.flatMap((path): Change[] => {
      const target = successorOf(path, old, successors, find);
      const isListed = !withinGone(path) || (target !== undefined && isTop(path, old));
      return isListed ? [goneChange(path, target)] : [];
    }),
    ...[...old].flatMap(([path, symbol]) => changesAt(path, symbol)),
    ...fresh
      .filter((path) => !withinNew(path) && !moved.has(path))
      .map((path): Change => ({kind: 'new', path, isBreaking: isNeeded(now.get(path))})),
  ];

  function changesAt(path: string, symbol: ReleaseSymbol): Change[] {
    if (symbol.kind === 'export' || symbol.kind === 'module') {
      return [];
    }
    const own = now.get(path);
    const found = own && own.kind !== 'export' ? {path, symbol: own} : find(path);
    if (!found) {
      return [];
    }
    const changes = symbolChanges(symbol, found.symbol);
    const more = constructorChanges(path, symbol, found.symbol);
    return [...changes, ...more].map((change) => ({...change, path}));
  }

  /** Compares constructors of which one is inherited. */
  function constructorChanges(path: string, from: ReleaseSymbol, to: ReleaseSymbol) {
    const hasBoth =
      from.kind !== 'class' || to.kind !== 'class' || (from.parameters && to.parameters);
    if (hasBoth) {
      return [];
    }
    const isMade = [from, to].some(isRecord);
    const isOwn = from.parameters !== undefined || to.parameters !== undefined;
    const [was, is] = [before, after].map((one) => releaseResolver(one).constructorOf(path));
    return was && is && isOwn && !isMade ? parameterChanges(was, is) : [];
  }
}

type Symbols = ReadonlyMap<string, ReleaseSymbol>;

/** Keeps what the SDK offers to programs. */
const publicOf = memoize((symbols: Symbols): Symbols => {
  const isPrivate = (symbol: ReleaseSymbol | undefined) =>
    symbol !== undefined && 'labels' in symbol && symbol.labels.includes('private');
  return new Map(
    [...symbols].filter(
      ([path, symbol]) => !isPrivate(symbol) && !isPrivate(symbols.get(ownerOf(path))),
    ),
  );
}, new WeakMap<Symbols, Symbols>());

/** A new field without a default must be given to the constructor. */
function isNeeded(symbol: ReleaseSymbol | undefined): boolean {
  return symbol?.kind === 'attribute' && symbol.labels.includes('required');
}

function isTop(path: string, symbols: Symbols): boolean {
  return symbols.get(ownerOf(path))?.kind === 'module';
}

/** Finds where a gone name is now: a re-export leads where its definition went. */
function successorOf(
  path: string,
  old: Symbols,
  successors: ReadonlyMap<string, string>,
  find: (path: string) => unknown,
): string | undefined {
  const symbol = old.get(path);
  if (symbol?.kind !== 'export') {
    return successors.get(path);
  }
  return find(symbol.target) ? symbol.target : successors.get(symbol.target);
}

function goneChange(path: string, successor: string | undefined): Change {
  if (successor === undefined) {
    return {kind: 'gone', path, isBreaking: true};
  }
  const kind = nameOf(successor) === nameOf(path) ? 'moved' : 'renamed';
  return {kind, path, successor, isBreaking: true};
}
