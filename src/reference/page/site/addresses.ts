import {parameterAnchor} from '../../model/anchors';
import type {Found} from '../../model/resolve';
import {routeOfModule} from '../../model/routes';
import type {ApiSite} from './site';

/**
 * Finds the address of what a dotted path names: `#x` on the page of module `from` itself, `/api/…#x` on
 * another.
 *
 * @returns undefined when the path is not of the SDK, or its page is not written yet or leaves it out
 */
export function addressOf(site: ApiSite, path: string, from: string): string | undefined {
  const found = site.resolver.find(path);
  return found && addressOfFound(site, found, from);
}

export function addressOfFound(site: ApiSite, found: Found, from: string): string | undefined {
  const here = found.module.path === from;
  if (!here && !site.hasPage(found.module.path)) {
    return undefined;
  }
  const route = here ? '' : routeOfModule(found.module.path);
  if (found.kind === 'module') {
    return here ? undefined : route;
  }
  if (site.leavesOut(found.module.path, found.symbol)) {
    return undefined;
  }
  const anchor = site.anchors(found.module).get(found.path);
  return anchor === undefined ? undefined : `${route}#${anchor}`;
}

/** Finds the address of one parameter of a function or constructor. */
export function addressOfParameter(
  site: ApiSite,
  owner: Found,
  parameter: string,
  from: string,
): string | undefined {
  const isField =
    owner.kind === 'symbol' && owner.symbol.kind === 'class' && owner.symbol.init?.synthesised;
  if (isField) {
    return addressOf(site, `${owner.path}.${parameter}`, from);
  }
  const address = addressOfFound(site, owner, from);
  return address && parameterAnchor(address, parameter);
}
