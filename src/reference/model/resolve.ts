import {memoize} from '../../lib/memoize';
import type {ApiClass, ApiMember, ApiModel, ApiModule, ApiPrivateBase, TypeText} from './types';

/** A module, or a symbol or member together with the module that defines it. */
export type Found =
  | {kind: 'module'; path: string; module: ApiModule}
  | {
      kind: 'symbol';
      path: string;
      module: ApiModule;
      symbol: ApiMember;
      /** The class it is a member of; absent for symbols of the module itself. */
      owner?: ApiClass;
    };

export interface Resolver {
  /** Resolves a dotted path, through re-exports and inherited members. */
  find(path: string): Found | undefined;
  /** Returns the public top-level symbols with this bare name. */
  byName(name: string): Found[];
  /** Returns the dotted path of the definition; undefined when the SDK has no such name. */
  home(path: string): string | undefined;
  /** Returns a private base of public classes, and the module on whose page it would be. */
  privateBase(path: string): {base: ApiPrivateBase; module: ApiModule} | undefined;
  /** Returns what a private type alias or constant stands for; undefined for any other path. */
  privateName(path: string): TypeText | undefined;
  /** Returns the paths by which a symbol of the SDK can be imported, shortest first. */
  importPaths(home: string): string[];
}

/** Returns the name resolver of a loaded model, memoized per model. */
export const resolverOf = memoize(createResolver);

/** Creates a name resolver for a loaded model, with its own look-up tables. */
export function createResolver(model: ApiModel): Resolver {
  const byName = new Map<string, Found[]>();
  const exported = new Map<string, string[]>();
  const privateNames = new Map<string, TypeText>();
  const privateBases = new Map<string, {base: ApiPrivateBase; module: ApiModule}>();
  for (const module of model.modules.values()) {
    for (const symbol of module.symbols) {
      const entry: Found = {kind: 'symbol', path: symbol.path, module, symbol};
      byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), entry]);
    }
    Object.entries(module.privateNames ?? {}).forEach(([path, value]) =>
      privateNames.set(path, value),
    );
    module.privateBases?.forEach((base) => privateBases.set(base.path, {base, module}));
    for (const {name, target} of module.reExports) {
      exported.set(target, [...(exported.get(target) ?? []), `${module.path}.${name}`]);
    }
  }

  function find(path: string, depth = 0): Found | undefined {
    const [module, rest] = splitAtModule(model, path);
    const [first, ...inner] = rest;
    if (!module) {
      return undefined;
    }
    if (first === undefined) {
      return {kind: 'module', path: module.path, module};
    }
    const symbol = module.symbols.find(({name}) => name === first);
    if (symbol) {
      return descend(module, symbol, inner);
    }
    const target = module.reExports.find(({name}) => name === first)?.target;
    // A re-export leads straight to the definition; the limit guards against cycles in hand-made models.
    return target !== undefined && depth < 8
      ? find([target, ...inner].join('.'), depth + 1)
      : undefined;
  }

  function descend(module: ApiModule, symbol: ApiMember, rest: string[]): Found | undefined {
    let current = symbol;
    let owner: ApiClass | undefined;
    for (const [index, name] of rest.entries()) {
      if (current.kind !== 'class') {
        return undefined;
      }
      owner = current;
      const member = owner.members.find((candidate) => candidate.name === name);
      if (!member) {
        const from = owner.inherited.find(({members}) => members.includes(name))?.from;
        return from ? find([from, ...rest.slice(index)].join('.'), 1) : undefined;
      }
      current = member;
    }
    return {kind: 'symbol', path: current.path, module, symbol: current, ...(owner && {owner})};
  }

  const findOnce = memoize((path: string) => find(path));
  return {
    find: findOnce,
    byName: (name) => byName.get(name) ?? [],
    home: (path) => findOnce(path)?.path,
    privateBase: (path) => privateBases.get(path),
    privateName: (path) => privateNames.get(path),
    importPaths: (home) =>
      [...(exported.get(home) ?? []), home].sort(
        (a, b) => a.split('.').length - b.split('.').length || a.localeCompare(b),
      ),
  };
}

/** Splits a dotted path into the longest prefix that is a module, and the names after it. */
function splitAtModule(model: ApiModel, path: string): [ApiModule | undefined, string[]] {
  const parts = path.split('.');
  for (let end = parts.length; end > 0; end -= 1) {
    const module = model.modules.get(parts.slice(0, end).join('.'));
    if (module) {
      return [module, parts.slice(end)];
    }
  }
  return [undefined, parts];
}

/** Returns the path at the start of an expression (`Generic` of `Generic[T]`); undefined for text. */
export function mainPath([first]: TypeText): string | undefined {
  return typeof first === 'string' || first === undefined ? undefined : first[1];
}
