import {anchorsOf} from '../model/anchors';
import {didYouMean} from '../../writing/nearest';
import {perModel} from '../model/perModel';
import {type Found, resolverOf} from '../model/resolve';
import {routeOfModule} from '../model/routes';
import type {ApiModel, ApiModule} from '../model/types';

/** What a writer's name of a symbol means: one symbol, several, or none. */
export type Meaning =
  | {readonly kind: 'one'; readonly found: Found}
  | {readonly kind: 'many'; readonly paths: readonly string[]}
  | {
      readonly kind: 'none';
      /** The end of a message: the name that may have been meant, or nothing. */
      readonly hint: string;
    };

export interface SymbolNames {
  /**
   * What a name means: a bare name (`CSVSource`), a member (`Pod.start`), a dotted path
   * (`bitfount.hub.api`), or the end of one (`hub.api`). Brackets of a call are left out.
   */
  meaningOf(name: string): Meaning;
  /** Address of its section, or of its page for a module. */
  addressOf(found: Found): string;
}

/** The names of a model's symbols as writers use them. */
export const symbolNames = perModel(createNames);

function createNames(model: ApiModel): SymbolNames {
  const resolver = resolverOf(model);
  const modules = [...model.modules.values()];
  const roots = new Set(modules.map(({path}) => path.split('.')[0] ?? path));

  const ofPath = (path: string): Found[] => {
    const found = resolver.find(path);
    return found ? [found] : [];
  };

  /** A class or function by its bare name; what the root package exports is what readers mean. */
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

/** What a misspelt name may have meant: modules for a dotted name, else symbols. */
function namesLike(name: string, modules: readonly ApiModule[]): string[] {
  return name.includes('.')
    ? modules.flatMap(({path, symbols}) => [path, ...symbols.map((symbol) => symbol.path)])
    : modules.flatMap(({symbols}) => symbols.map((symbol) => symbol.name));
}
