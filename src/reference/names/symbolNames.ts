import {anchorsOf} from '../model/anchors';
import {didYouMean} from '../../writing/nearest';
import {memoize} from '../../lib/memoize';
import {type Found, resolverOf} from '../model/resolve';
import {routeOfModule} from '../model/routes';
import type {ApiModel, ApiModule} from '../model/types';

/** The result of looking up a name in a text: one symbol, several, or none. */
type Meaning =
  | {readonly kind: 'one'; readonly found: Found}
  | {readonly kind: 'many'; readonly paths: readonly string[]}
  | {
      readonly kind: 'none';
      /** The end of a message: a suggested name, or nothing. */
      readonly hint: string;
    };

export interface SymbolNames {
  /**
   * Looks up a bare name (`CSVSource`), a member (`Pod.start`), a dotted path (`bitfount.hub.api`),
   * or the end of one (`hub.api`). Ignores the brackets of a call.
   */
  meaningOf(name: string): Meaning;
  /** Returns the address of its section, or of its page for a module. */
  addressOf(found: Found): string;
}

/** Returns the look-up of symbols by the names that writers use, memoized per model. */
export const symbolNames = memoize(createNames);

function createNames(model: ApiModel): SymbolNames {
  const resolver = resolverOf(model);
  const modules = [...model.modules.values()];
  const roots = new Set(modules.map(({path}) => path.split('.')[0] ?? path));

  const ofPath = (path: string): Found[] => {
    const found = resolver.find(path);
    return found ? [found] : [];
  };

  /** Finds symbols by bare name; those that the root package exports take precedence. */
  const ofBareName = (name: string): Found[] => {
    const exported = [...roots].flatMap((root) => ofPath(`${root}.${name}`));
    return exported.length > 0 ? exported : resolver.byName(name);
  };

  const candidates = (name: string): Found[] => {
    const [first = '', ...rest] = name.split('.');
    if (roots.has(first)) {
      return ofPath(name);
    }
    if (rest.length === 0) {
      return ofBareName(name);
    }
    const members = ofBareName(first).flatMap(({path}) => ofPath([path, ...rest].join('.')));
    return members.length > 0
      ? members
      : modules.flatMap((module) => (module.path.endsWith(`.${name}`) ? ofPath(module.path) : []));
  };

  return {
    meaningOf(written) {
      const name = written.replace(/\(\)$/, '').replace(/^@/, '');
      const byPath = new Map(candidates(name).map((found) => [found.path, found]));
      const [first, ...others] = byPath.values();
      if (first && others.length === 0) {
        return {kind: 'one', found: first};
      }
      return first
        ? {kind: 'many', paths: [...byPath.keys()].sort()}
        : {kind: 'none', hint: didYouMean(name, namesLike(name, modules))};
    },
    addressOf(found) {
      const route = routeOfModule(found.module.path);
      const anchor = found.kind === 'module' ? undefined : anchorsOf(found.module).get(found.path);
      return anchor === undefined ? route : `${route}#${anchor}`;
    },
  };
}

/** Lists names to suggest for a misspelt one: with a dot, full paths; otherwise bare symbol names. */
function namesLike(name: string, modules: readonly ApiModule[]): string[] {
  return name.includes('.')
    ? modules.flatMap(({path, symbols}) => [path, ...symbols.map((symbol) => symbol.path)])
    : modules.flatMap(({symbols}) => symbols.map((symbol) => symbol.name));
}
