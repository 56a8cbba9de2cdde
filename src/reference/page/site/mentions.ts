import type {Resolver} from '../../model/resolve';
import type {ApiMember, ApiModel, ApiParameter, TypeText} from '../../model/types';

/** A top-level symbol whose signature or fields name another symbol. */
export interface Mention {
  path: string;
  module: string;
  name: string;
  symbol: ApiMember;
}

/** Collects, for each SDK symbol, the symbols of other modules whose types name it. */
export function mentionsIn(
  model: ApiModel,
  resolver: Resolver,
): ReadonlyMap<string, readonly Mention[]> {
  const found = new Map<string, Map<string, Mention>>();
  for (const module of model.modules.values()) {
    for (const symbol of module.symbols) {
      const mention = {path: symbol.path, module: module.path, name: symbol.name, symbol};
      for (const path of new Set(namedBy(symbol))) {
        if (!path.startsWith(`${module.path}.`) && resolver.find(path)?.kind === 'symbol') {
          const mentions = found.get(path) ?? new Map<string, Mention>();
          found.set(path, mentions.set(symbol.path, mention));
        }
      }
    }
  }
  return new Map([...found].map(([path, mentions]) => [path, [...mentions.values()]]));
}

function namedBy(symbol: ApiMember): string[] {
  if (symbol.kind === 'attribute') {
    return pathsIn(symbol.type);
  }
  if (symbol.kind === 'function') {
    return [...symbol.parameters.flatMap(ofParameter), ...pathsIn(symbol.returns)];
  }
  const own = symbol.init?.from ? [] : (symbol.init?.parameters ?? []);
  return [...own.flatMap(ofParameter), ...symbol.members.flatMap(namedBy)];
}

function ofParameter({type}: ApiParameter): string[] {
  return pathsIn(type);
}

function pathsIn(type: TypeText | undefined): string[] {
  return (type ?? []).flatMap((token) => (typeof token === 'string' ? [] : [token[1]]));
}
