import {anchorsOf} from '../anchors';
import {resolverOf} from '../resolve';
import {routeOfModule} from '../routes';
import type {ApiClass, ApiMember, ApiModel, ApiModule} from '../types';

/** One line of a Sphinx inventory: a name that other projects can link to. */
export interface InventoryEntry {
  /** Dotted path: `bitfount.CSVSource`. */
  name: string;
  /** Role of Sphinx's Python domain. */
  role:
    'module' | 'class' | 'exception' | 'function' | 'method' | 'property' | 'attribute' | 'data';
  /** Address relative to the site's root, without a leading slash. */
  uri: string;
}

/**
 * Lists every module and symbol that has a page, under the path of its definition and each path by
 * which a package re-exports it; includes members, sorted by name.
 *
 * @param hasPage whether a module's page exists
 * @param leavesOut whether that page says nothing of a symbol of the module
 */
export function inventoryEntries(
  model: ApiModel,
  hasPage: (module: string) => boolean,
  leavesOut: (module: string, symbol: ApiMember) => boolean,
): InventoryEntry[] {
  const resolver = resolverOf(model);
  const modules = [...model.modules.values()].filter(({path}) => hasPage(path));
  const found = modules.flatMap((module): InventoryEntry[] => {
    const uri = addressesOf(module);
    return [
      {name: module.path, role: 'module', uri: uri(module.path)},
      ...module.symbols
        .filter((symbol) => !leavesOut(module.path, symbol))
        .flatMap((symbol) =>
          resolver
            .importPaths(symbol.path)
            .flatMap((name) => symbolEntries(symbol, name, uri, false)),
        ),
    ];
  });
  const byName = new Map(found.map((entry) => [entry.name, entry]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function addressesOf(module: ApiModule): (path: string) => string {
  const anchors = anchorsOf(module);
  const route = routeOfModule(module.path).slice(1);
  return (path) => (path === module.path ? route : `${route}#${anchors.get(path) ?? ''}`);
}

function symbolEntries(
  symbol: ApiMember,
  name: string,
  uri: (path: string) => string,
  isMember: boolean,
): InventoryEntry[] {
  // A module's page lists its exported private classes by name only, without their members.
  const members = symbol.kind === 'class' && !symbol.name.startsWith('_') ? symbol.members : [];
  return [
    {name, role: roleOf(symbol, isMember), uri: uri(symbol.path)},
    ...members.flatMap((member) => symbolEntries(member, `${name}.${member.name}`, uri, true)),
  ];
}

function roleOf(symbol: ApiMember, isMember: boolean): InventoryEntry['role'] {
  if (symbol.kind === 'class') {
    return roleOfClass(symbol);
  }
  if (symbol.kind === 'attribute') {
    return isMember ? 'attribute' : 'data';
  }
  if (!isMember) {
    return 'function';
  }
  return symbol.labels.includes('property') ? 'property' : 'method';
}

function roleOfClass({flavour}: ApiClass): InventoryEntry['role'] {
  return flavour === 'exception' ? 'exception' : 'class';
}
