import {memoize} from '../../../lib/memoize';
import {mainPath} from '../../model/resolve';
import type {ApiClass, TypeText} from '../../model/types';
import type {ApiSite} from '../site/site';

/** Lists the public ancestors of a class, nearest first; also those above a private base. */
export function ancestorsOf({bases}: {bases: readonly TypeText[]}, site: ApiSite): ApiClass[] {
  const found = new Set<ApiClass>();
  const seen = new Set<string>();
  let level = bases;
  while (level.length > 0) {
    level = level.flatMap((base) => {
      const path = mainPath(base) ?? '';
      if (seen.has(path)) {
        return [];
      }
      seen.add(path);
      const public_ = classAt(path, site);
      if (public_) {
        found.add(public_);
      }
      return (public_ ?? site.resolver.privateBase(path)?.base)?.bases ?? [];
    });
  }
  return [...found];
}

/**
 * Lists the protocols that a class fulfils by the names of its members, those that ask for most
 * first. Protocols with one member are left out: a class may have a method `run` by chance.
 */
export function fulfilledBy(cls: ApiClass, site: ApiSite): ApiClass[] {
  const own = new Set(namesOf(cls));
  return protocolsIn(site)
    .filter((protocol) => protocol !== cls)
    .map((protocol) => ({protocol, names: namesOf(protocol)}))
    .filter(({names}) => names.length > 1 && names.every((name) => own.has(name)))
    .sort((a, b) => b.names.length - a.names.length)
    .map(({protocol}) => protocol);
}

/** Lists the public classes that inherit members of a base, in the order of the model. */
export function heirsOf(base: string, site: ApiSite): ApiClass[] {
  return classesIn(site).filter(({inherited}) => inherited.some(({from}) => from === base));
}

const classesIn = memoize(({model}: ApiSite): ApiClass[] =>
  [...model.modules.values()].flatMap(({symbols}) =>
    symbols.filter((symbol) => symbol.kind === 'class'),
  ),
);

const protocolsIn = memoize((site: ApiSite): ApiClass[] =>
  classesIn(site).filter(({flavour}) => flavour === 'protocol'),
);

function namesOf({members, inherited}: ApiClass): string[] {
  return [...members.map(({name}) => name), ...inherited.flatMap((group) => group.members)];
}

function classAt(path: string, {resolver}: ApiSite): ApiClass | undefined {
  const found = resolver.find(path);
  return found?.kind === 'symbol' && found.symbol.kind === 'class' ? found.symbol : undefined;
}
