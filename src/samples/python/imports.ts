import {didYouMean} from '../../writing/nearest';
import {moduleMember, type Value} from '../members';
import type {Sdk} from '../sdk';
import {childrenOf, type SyntaxNode, textOf} from './tree';

/** A name that an import brings; no value when it is not of the SDK. */
export interface Imported {
  name: string;
  value?: Value;
}

export interface ImportFault {
  node: SyntaxNode;
  message: string;
}

/** Reads an import statement against the model. */
export function readImport(
  sdk: Sdk,
  code: string,
  statement: SyntaxNode,
): {names: Imported[]; faults: ImportFault[]} {
  const nodes = childrenOf(statement);
  const split = nodes.findIndex(({name}) => name === 'import');
  return nodes[0]?.name === 'from'
    ? fromImport(sdk, code, nodes.slice(1, split), nodes.slice(split + 1))
    : plainImport(sdk, code, nodes.slice(1));
}

function fromImport(
  sdk: Sdk,
  code: string,
  source: readonly SyntaxNode[],
  imported: readonly SyntaxNode[],
): {names: Imported[]; faults: ImportFault[]} {
  const path = source.map((node) => textOf(code, node)).join('');
  const [first] = source;
  const unknown = first ? moduleFault(sdk, path) : undefined;
  const faults: ImportFault[] = first && unknown ? [{node: first, message: unknown}] : [];
  const names = aliases(code, imported).map(({parts: [node], alias}): Imported => {
    const name = node ? textOf(code, node) : '';
    const {value, fault} = isSdk(path) ? moduleMember(sdk, path, name) : {};
    if (node && fault) {
      faults.push({node, message: fault});
    }
    return {name: alias ?? name, ...(value && {value})};
  });
  return {names, faults};
}

function plainImport(
  sdk: Sdk,
  code: string,
  imported: readonly SyntaxNode[],
): {names: Imported[]; faults: ImportFault[]} {
  const faults: ImportFault[] = [];
  const names = aliases(code, imported).map(({parts, alias}): Imported => {
    const path = parts.map((node) => textOf(code, node)).join('.');
    const [node] = parts;
    const unknown = moduleFault(sdk, path);
    if (node && unknown) {
      faults.push({node, message: unknown});
    }
    // `import a.b` binds `a`; `import a.b as c` binds the module itself.
    const bound = alias === undefined ? path.split('.', 1)[0] : path;
    const isModule = bound !== undefined && sdk.model.modules.has(bound);
    return {
      name: alias ?? bound ?? '',
      ...(isModule && {value: {kind: 'module' as const, path: bound}}),
    };
  });
  return {names, faults};
}

/** `a.b as c, d` as names with their aliases. */
function aliases(
  code: string,
  nodes: readonly SyntaxNode[],
): {parts: SyntaxNode[]; alias?: string}[] {
  const found: {parts: SyntaxNode[]; alias?: string}[] = [];
  let fresh = true;
  let naming = false;
  for (const node of nodes) {
    const last = found.at(-1);
    if (node.name === ',') {
      fresh = true;
    } else if (node.name === 'as') {
      naming = true;
    } else if (node.name === 'VariableName') {
      if (naming && last) {
        last.alias = textOf(code, node);
      } else if (fresh || !last) {
        found.push({parts: [node]});
      } else {
        last.parts.push(node);
      }
      fresh = false;
      naming = false;
    }
  }
  return found;
}

function moduleFault(sdk: Sdk, path: string): string | undefined {
  const isPrivate = path.split('.').some((part) => part.startsWith('_'));
  return !isSdk(path) || isPrivate || sdk.model.modules.has(path)
    ? undefined
    : `The SDK has no module "${path}".${didYouMean(path, sdk.model.modules.keys())}`;
}

function isSdk(path: string): boolean {
  return path === 'bitfount' || path.startsWith('bitfount.');
}
