import type {ApiClass, ApiMember, ApiModule, ApiSymbol} from './types';

/** Thrown when two symbols of one page would have the same anchor. */
export class AnchorClashError extends Error {
  constructor(module: string, anchor: string, first: string, second: string) {
    super(
      `${module}: "${first}" and "${second}" would both have the anchor #${anchor}. ` +
        'Give one of them another rule in src/reference/model/anchors.ts.',
    );
    this.name = 'AnchorClashError';
  }
}

/** Returns the anchor of a parameter, made from that of its function, method or class. */
export function parameterAnchor(ownerAnchor: string, parameter: string): string {
  return `${ownerAnchor}--${parameter.replace(/^\*+/, '').toLowerCase()}`;
}

/**
 * Returns the anchors of everything that a module defines, by dotted path.
 *
 * A class or function `X` has `#x`, its member `m` has `#x.m`. Lower-casing can make
 * two names equal: a variable that clashes with a class or function (`settings` and
 * `Settings`) gets `-variable`, an attribute that clashes with a method or nested class
 * gets `-attribute`.
 *
 * @throws AnchorClashError when two names still clash
 */
export function anchorsOf(module: ApiModule): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const owners = new Map<string, string>();
  const add = (path: string, anchor: string): void => {
    const owner = owners.get(anchor);
    if (owner !== undefined && owner !== path) {
      throw new AnchorClashError(module.path, anchor, owner, path);
    }
    owners.set(anchor, path);
    anchors.set(path, anchor);
  };
  addLevel(module.symbols, '', '-variable', add);
  return anchors;
}

function addLevel(
  symbols: readonly ApiSymbol[],
  prefix: string,
  suffix: string,
  add: (path: string, anchor: string) => void,
): void {
  const taken = new Set(
    symbols.filter((symbol) => symbol.kind !== 'attribute').map((symbol) => lower(symbol)),
  );
  for (const symbol of symbols) {
    const name = lower(symbol);
    const isHidden = symbol.kind === 'attribute' && taken.has(name);
    const anchor = `${prefix}${name}${isHidden ? suffix : ''}`;
    add(symbol.path, anchor);
    if (symbol.kind === 'class') {
      addMembers(symbol, anchor, add);
    }
  }
}

function addMembers(
  owner: ApiClass,
  anchor: string,
  add: (path: string, anchor: string) => void,
): void {
  const members: readonly ApiMember[] = owner.members;
  addLevel(members, `${anchor}.`, '-attribute', add);
}

function lower(symbol: ApiSymbol): string {
  return symbol.name.toLowerCase();
}

/** Returns the anchors of re-exported names on the page of the package that re-exports them. */
export function reExportAnchors(module: ApiModule): ReadonlyMap<string, string> {
  const taken = new Set(anchorsOf(module).values());
  const anchors = new Map<string, string>();
  for (const {name} of module.reExports) {
    const base = name.toLowerCase();
    let anchor = taken.has(base) ? `${base}-export` : base;
    // Names that differ only in case get a number, in list order.
    for (let count = 2; taken.has(anchor); count += 1) {
      anchor = `${base}-export-${count}`;
    }
    taken.add(anchor);
    anchors.set(name, anchor);
  }
  return anchors;
}
