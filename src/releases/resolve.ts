import {memoize} from '../lib/memoize';
import {nameOf, ownerOf, splitPath} from './paths';
import type {Release, ReleaseParameter, ReleaseSymbol} from './types';

/** A definition of a release. */
interface Found {
  readonly path: string;
  readonly symbol: ReleaseSymbol;
}

export interface ReleaseResolver {
  /** Finds a definition, through re-exports and inherited members. */
  find(path: string): Found | undefined;
  /** Returns the parameters of a class's constructor; undefined where a class outside the SDK has it. */
  constructorOf(path: string): readonly ReleaseParameter[] | undefined;
}

/** A re-export leads to the definition; the limit guards against cycles. */
const DEEPEST = 16;

/** Bases that add no members which programs use. */
const EMPTY_BASES = /^(?:object|ABC|abc\.ABC|Generic\b|typing\.Generic\b|Protocol\b|TypedDict\b)/;

/** Returns the resolver of a release, memoized per release. */
export const releaseResolver = memoize(create, new WeakMap<Release, ReleaseResolver>());

function create({symbols}: Release): ReleaseResolver {
  function find(path: string, depth = 0): Found | undefined {
    const symbol = symbols.get(path);
    if (depth > DEEPEST || (symbol && symbol.kind !== 'export')) {
      return symbol && depth <= DEEPEST ? {path, symbol} : undefined;
    }
    if (symbol) {
      return find(symbol.target, depth + 1);
    }
    const [module, rest] = splitPath(path, symbols);
    if (module === '' || !rest.includes('.')) {
      return undefined;
    }
    const owner = find(ownerOf(path), depth + 1);
    return owner && member(owner, nameOf(path), depth + 1);
  }

  function member({path, symbol}: Found, name: string, depth: number): Found | undefined {
    const own = `${path}.${name}`;
    const found = symbols.get(own);
    if (found || symbol.kind !== 'class') {
      return found && {path: own, symbol: found};
    }
    for (const base of symbol.bases) {
      const above = depth <= DEEPEST ? find(base, depth + 1) : undefined;
      const inherited = above && member(above, name, depth + 1);
      if (inherited) {
        return inherited;
      }
    }
    return undefined;
  }

  function constructorOf(path: string, depth = 0): readonly ReleaseParameter[] | undefined {
    const found = find(path);
    if (found?.symbol.kind !== 'class' || depth > DEEPEST) {
      return undefined;
    }
    const {bases, parameters} = found.symbol;
    if (parameters) {
      return parameters;
    }
    const known = bases.filter((base) => !EMPTY_BASES.test(base));
    const [first] = known;
    return first === undefined ? [] : constructorOf(first, depth + 1);
  }

  return {
    find: (path) => find(path),
    constructorOf: (path) => constructorOf(path),
  };
}
