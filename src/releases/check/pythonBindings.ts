import type {SyntaxNode, Tree} from '@lezer/common';

import {
  type Bindings,
  type NameValues,
  type SdkNames,
  type Value,
  valueReader,
} from './pythonValues';

interface Found {
  readonly imports: {at: number; path: string; name: string}[];
  /** `undefined` stands for a name that can hold different things. */
  readonly names: Map<string, Value | undefined>;
  /** Modules of which the program imports all names. */
  readonly stars: string[];
}

/**
 * Reads what names of a program hold: imports, then variables from top to bottom.
 *
 * @param step is called at each node
 */
export function readBindings(tree: Tree, text: string, sdk: SdkNames, step: () => void): Bindings {
  const found: Found = {imports: [], names: new Map(), stars: []};
  tree.iterate({
    enter(place) {
      step();
      if (place.name === 'ImportStatement') {
        readImport(place.node, text, sdk.root, found);
        return false;
      }
      return undefined;
    },
  });
  const names = namesOf(found, sdk);
  const bind = binder(found.names);
  const valueOf = valueReader(text, names, sdk);
  tree.iterate({
    enter(place) {
      step();
      const {name} = place;
      READERS[name]?.(place.node, text, bind, valueOf, sdk);
      return name === 'ImportStatement' ? false : undefined;
    },
  });
  return {imports: found.imports, names};
}

/** Looks names up, also those that come with all others of a module. */
function namesOf({names, stars}: Found, sdk: SdkNames): NameValues {
  return {
    get(name) {
      const module = names.has(name) ? undefined : stars.find((one) => sdk.has(`${one}.${name}`));
      return module === undefined ? names.get(name) : {kind: 'path', path: `${module}.${name}`};
    },
  };
}

type Bind = (name: string, value: Value | undefined) => void;
type ValueOf = (node: SyntaxNode) => Value | undefined;

/** Binds a name; one that is bound to something else already holds nothing that can be told. */
function binder(names: Map<string, Value | undefined>): Bind {
  return (name, value) => {
    const before = names.get(name);
    const isSame = JSON.stringify(before) === JSON.stringify(value);
    names.set(name, !names.has(name) || isSame ? value : undefined);
  };
}

type Reader = (node: SyntaxNode, text: string, bind: Bind, valueOf: ValueOf, sdk: SdkNames) => void;

const READERS: Readonly<Record<string, Reader>> = {
  AssignStatement(node, text, bind, valueOf, sdk) {
    const parts = childrenOf(node);
    const equals = parts.findIndex(({name}) => name === 'AssignOp');
    const targets = parts.slice(0, equals < 0 ? undefined : equals);
    const [target, type] = targets;
    const value = equals < 0 ? undefined : parts[equals + 1];
    const isOne = parts.length === equals + 2 || equals < 0;
    if (target?.name === 'VariableName' && isOne && targets.every(isNameOrType)) {
      const declared = type && typeValue(type, text, valueOf, sdk);
      bind(slice(target, text), declared ?? (value && valueOf(value)));
      return;
    }
    targets
      .filter(({name}) => name === 'VariableName')
      .forEach((one) => bind(slice(one, text), undefined));
  },
  WithStatement(node, text, bind, valueOf) {
    const parts = childrenOf(node);
    parts.forEach((part, index) => {
      const [made, as] = [parts[index - 2], parts[index - 1]];
      if (part.name === 'VariableName' && as?.name === 'as' && made) {
        bind(slice(part, text), valueOf(made));
      }
    });
  },
  ForStatement(node, text, bind) {
    for (const part of childrenOf(node)) {
      if (part.name === 'in') {
        return;
      }
      if (part.name === 'VariableName') {
        bind(slice(part, text), undefined);
      }
    }
  },
  ParamList(node, text, bind, valueOf, sdk) {
    const parts = childrenOf(node);
    parts.forEach((part, index) => {
      const isName = part.name === 'VariableName' && parts[index - 1]?.name !== 'AssignOp';
      if (isName) {
        const type = parts[index + 1];
        const declared = type?.name === 'TypeDef' ? typeValue(type, text, valueOf, sdk) : undefined;
        bind(slice(part, text), declared);
      }
    });
  },
  FunctionDefinition: bindOwn,
  ClassDefinition: bindOwn,
};

function bindOwn(node: SyntaxNode, text: string, bind: Bind): void {
  const name = childrenOf(node).find((part) => part.name === 'VariableName');
  if (name) {
    bind(slice(name, text), {kind: 'other'});
  }
}

function isNameOrType({name}: SyntaxNode): boolean {
  return name === 'VariableName' || name === 'TypeDef';
}

/** Reads an annotation that is the name of a class: its variable holds an instance. */
function typeValue(
  type: SyntaxNode,
  text: string,
  valueOf: ValueOf,
  sdk: SdkNames,
): Value | undefined {
  const value = type.lastChild && valueOf(type.lastChild);
  return value?.kind === 'path' && sdk.isClass(value.path)
    ? {kind: 'instance', path: value.path}
    : undefined;
}

/** Reads the names that an import statement binds, and those that it uses. */
function readImport(
  node: SyntaxNode,
  text: string,
  sdk: string,
  {imports, names, stars}: Found,
): void {
  const parts = childrenOf(node).filter(({name}) => name !== 'Comment');
  const isFrom = parts[0]?.name === 'from';
  const start = parts.findIndex(({name}) => name === 'import');
  const module = isFrom ? dotted(parts.slice(1, start), text) : '';
  const isOurs = (path: string) => path === sdk || path.startsWith(`${sdk}.`);
  for (const group of splitAtCommas(parts.slice(start + 1))) {
    const as = group.findIndex(({name}) => name === 'as');
    const own = group.slice(0, as < 0 ? undefined : as).filter(({name}) => !/^[()]$/.test(name));
    const alias = as < 0 ? undefined : group[as + 1];
    const written = dotted(own, text);
    const path = isFrom ? `${module}.${written}` : written;
    const bound = alias ? slice(alias, text) : isFrom ? written : (written.split('.')[0] ?? '');
    const [first] = own;
    if (written === '*' && isOurs(module)) {
      stars.push(module);
    }
    if (!first || written === '' || written === '*') {
      continue;
    }
    if (isOurs(path)) {
      imports.push({at: first.from, path, name: path});
      names.set(bound, {kind: 'path', path: alias || isFrom ? path : sdk});
    } else {
      names.set(bound, {kind: 'other'});
    }
  }
}

function splitAtCommas(parts: readonly SyntaxNode[]): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]];
  for (const part of parts) {
    if (part.name === ',') {
      groups.push([]);
    } else {
      groups.at(-1)?.push(part);
    }
  }
  return groups;
}

function dotted(parts: readonly SyntaxNode[], text: string): string {
  return parts.map((part) => slice(part, text)).join('');
}

function slice({from, to}: SyntaxNode, text: string): string {
  return text.slice(from, to);
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}
