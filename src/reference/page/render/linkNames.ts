import type {InlineCode, Nodes, Parent} from 'mdast';

import type {Found} from '../../model/resolve';
import type {ApiMember} from '../../model/types';
import {link} from '../nodes';
import {addressOfFound} from '../site/addresses';
import type {Viewpoint} from './context';

/** The place of prose, from which names are resolved. */
export interface NameScope {
  context: Viewpoint;
  /** The symbols whose section it is in, outermost first: class, then member. */
  owners?: readonly ApiMember[];
}

const NAME = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** Links the names of SDK symbols in code style; changes the nodes in place. */
export function linkNames<T extends Nodes>(nodes: T[], scope: NameScope): T[] {
  nodes.forEach((node) => linkInside(node, scope));
  return nodes;
}

function linkInside(node: Nodes, scope: NameScope): void {
  if (!('children' in node) || isSkipped(node)) {
    return;
  }
  const {children} = node as Parent;
  children.forEach((child, index) => {
    const address = child.type === 'inlineCode' ? addressOfName(child, scope) : undefined;
    if (address === undefined) {
      linkInside(child, scope);
    } else {
      children[index] = link(address, [child as InlineCode]);
    }
  });
}

/** Tells whether to skip a node: links, headings, and signatures, whose names are linked already. */
function isSkipped(node: Nodes): boolean {
  const isSignature = node.type === 'apiElement' && node.data.hName === 'dt';
  return isSignature || node.type === 'link' || node.type === 'heading';
}

function addressOfName({value}: InlineCode, scope: NameScope): string | undefined {
  const {site, module} = scope.context;
  const name = value.replace(/\(\)$/, '');
  if (!NAME.test(name) || isOwnName(name, scope)) {
    return undefined;
  }
  const found = find(name, scope);
  return found === undefined ||
    scope.owners?.some(({path}) => path === found.path) ||
    isValue(name, scope.context)
    ? undefined
    : addressOfFound(site, found, module.path);
}

/** Excludes parameters, which are described in this section, and the symbol's own name. */
function isOwnName(name: string, {owners = []}: NameScope): boolean {
  return owners.some(
    (owner) =>
      owner.name === name ||
      (owner.kind === 'function' &&
        owner.parameters.some((parameter) => parameter.name === name)) ||
      (owner.kind === 'class' &&
        owner.init?.parameters.some((parameter) => parameter.name === name)),
  );
}

/** Tells whether a constant of the module has this text as its value: the name of a column, say. */
function isValue(name: string, {site, module}: Viewpoint): boolean {
  const symbols = site.model.modules.get(module.path)?.symbols ?? [];
  return symbols.some(
    (symbol) => symbol.kind === 'attribute' && symbol.value?.join('') === `'${name}'`,
  );
}

function find(name: string, {context, owners = []}: NameScope): Found | undefined {
  const {site, module} = context;
  const {resolver} = site;
  if (name.startsWith(`${module.path.split('.')[0]}.`)) {
    return resolver.find(name);
  }
  const [owner] = owners;
  const member = owner?.kind === 'class' ? resolver.find(`${owner.path}.${name}`) : undefined;
  const [first = '', ...rest] = name.split('.');
  const own = member ?? resolver.find(`${module.path}.${name}`);
  if (own) {
    return own.kind === 'symbol' && isUnambiguous(own.symbol, rest, true) ? own : undefined;
  }
  const named = resolver.byName(first);
  const [only] = named;
  if (named.length !== 1 || only?.kind !== 'symbol' || !isUnambiguous(only.symbol, rest, false)) {
    return undefined;
  }
  return rest.length > 0 ? resolver.find([only.path, ...rest].join('.')) : only;
}

/**
 * Tells whether a word can only mean this symbol. A lower-case word such as `path` may also mean a
 * parameter, or a function of another module; a class name, a constant or `a_function` does not.
 */
function isUnambiguous(symbol: ApiMember, rest: readonly string[], isNear: boolean): boolean {
  return (
    symbol.kind === 'class' ||
    rest.length > 0 ||
    (symbol.kind === 'function' && (isNear || symbol.name.includes('_'))) ||
    (symbol.kind === 'attribute' && /^[A-Z]/.test(symbol.name) && (isNear || /_/.test(symbol.name)))
  );
}
