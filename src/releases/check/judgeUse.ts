import type {ChangeKind} from '../diff/types';
import {nameOf, ownerOf} from '../paths';
import type {ReleaseParameter} from '../types';
import {changeWords, shortVersion} from '../words';
import {judgeCall} from './judgeCall';
import type {ReleasePair} from './pair';
import type {PythonUse} from './pythonUses';
import type {Verdict} from './types';

/** A verdict without its line. */
export type Judgement = Omit<Verdict, 'line' | 'name'>;

const FINE: readonly Judgement[] = [];

/** Changes of a symbol that concern every use of it. */
const OF_EVERY_USE = new Set<ChangeKind>(['kind', 'deprecated']);

/**
 * Judges a use of a name of the SDK by two releases.
 *
 * @returns nothing where the use is as good in the newer release
 */
export function judgeUse(use: PythonUse, pair: ReleasePair): readonly Judgement[] {
  const {path} = use;
  if (path === undefined) {
    const attribute = nameOf(use.name);
    const words = [
      'is an attribute of a variable whose type this page does not know, and some class of the SDK has changed ',
      {code: attribute},
    ];
    return pair.troubledMembers.has(attribute) ? [{state: 'unsure', words}] : FINE;
  }
  const known = knownPart(path, pair);
  if (known === undefined) {
    const words = [`is no name that ${shortVersion(pair.before.version)} has`];
    return isSettled(path, pair) ? FINE : [{state: 'unsure', words}];
  }
  const now = pair.now.find(known);
  return now ? changed(use, known, pair) : [gone(known, pair)];
}

/** Returns the longest part of a path that the older release has; undefined for a name that it lacks. */
function knownPart(path: string, {old, before}: ReleasePair): string | undefined {
  if (old.find(path)) {
    return path;
  }
  const owner = ownerOf(path);
  const found = owner === '' ? undefined : old.find(owner);
  const isMember = found !== undefined && found.symbol.kind !== 'module';
  const isDeeper = owner !== '' && !found && !before.symbols.has(owner);
  return isMember ? owner : isDeeper ? knownPart(owner, {old, before} as ReleasePair) : undefined;
}

/** Tells whether a name that the older release lacks need not worry: the newer has it, or it is private. */
function isSettled(path: string, {now}: ReleasePair): boolean {
  return now.find(path) !== undefined;
}

/** Says where a name went that the newer release lacks. */
function gone(path: string, pair: ReleasePair): Judgement {
  const {changes, old, now} = pair;
  const home = old.find(path)?.path ?? path;
  if (home !== path && now.find(home)) {
    return {state: 'moved', words: ['is now ', {code: home}]};
  }
  for (const place of [path, home]) {
    const change = changes.get(place)?.find(({kind}) => /^(?:gone|moved|renamed)$/.test(kind));
    if (change && change.kind !== 'gone') {
      return {state: 'moved', words: changeWords(change)};
    }
  }
  const owner = ownerOf(path);
  const isOwnerThere = owner === '' || now.find(owner) !== undefined;
  return isOwnerThere || old.find(owner) === undefined
    ? {state: 'gone', words: ['is gone']}
    : goneWith(owner, path, pair);
}

/** Says where a member went whose class or module is gone as well. */
function goneWith(owner: string, path: string, pair: ReleasePair): Judgement {
  const above = gone(owner, pair);
  const change = pair.changes
    .get(pair.old.find(owner)?.path ?? owner)
    ?.find(({successor}) => successor !== undefined);
  const successor = change && `${change.successor}.${nameOf(path)}`;
  return successor !== undefined && pair.now.find(successor)
    ? {state: 'moved', words: ['is now ', {code: successor}]}
    : {state: 'gone', words: above.state === 'moved' ? ['is gone'] : above.words};
}

function changed(use: PythonUse, path: string, pair: ReleasePair): Judgement[] {
  const home = pair.old.find(path)?.path ?? path;
  const own = pair.changes.get(home) ?? [];
  const ofSymbol = own
    .filter(({kind, isBreaking}) => OF_EVERY_USE.has(kind) && (isBreaking || kind === 'deprecated'))
    .map((change): Judgement => ({state: 'changed', words: changeWords(change)}));
  const ofBase = own
    .filter(({kind, isBreaking}) => kind === 'bases' && isBreaking && use.isBase)
    .map((change): Judgement => ({state: 'changed', words: changeWords(change)}));
  const [before, after] = [pair.old, pair.now].map((resolver) => {
    const found = resolver.find(path);
    return found?.symbol.kind === 'class'
      ? resolver.constructorOf(path)
      : found?.symbol.kind === 'function'
        ? found.symbol.parameters
        : undefined;
  }) as [readonly ReleaseParameter[] | undefined, readonly ReleaseParameter[] | undefined];
  const isCalled = use.call !== undefined && use.path === path && before && after;
  return [
    ...ofSymbol,
    ...ofBase,
    ...(isCalled && use.call ? judgeCall(use.call, before, after) : []),
  ];
}
