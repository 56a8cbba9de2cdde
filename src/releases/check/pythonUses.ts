import type {SyntaxNode, Tree} from '@lezer/common';
import {parser} from '@lezer/python';

import {readBindings} from './pythonBindings';
import {stopwatch} from './types';
import {type Bindings, type SdkNames, type Value, valueReader} from './pythonValues';

/** The arguments of a call, as far as the text shows them. */
export interface CallShape {
  readonly positional: number;
  readonly names: readonly string[];
  /** Whether it passes more with `*` or `**`. */
  readonly isOpen: boolean;
}

/** A place where a program uses a name of the SDK. */
export interface PythonUse {
  /** Offset of the place in the text. */
  readonly at: number;
  /** The name as the text has it. */
  readonly name: string;
  /** Dotted path; undefined for an attribute of a variable whose type is not known. */
  readonly path?: string;
  readonly call?: CallShape;
  /** Whether a class of the program extends it. */
  readonly isBase?: true;
}

/**
 * Lists where a program uses names of a package. It follows imports, aliases, and variables that hold
 * an instance of a class; a variable that can hold several things is not followed.
 */
export function pythonUses(text: string, sdk: SdkNames): PythonUse[] {
  const tree = parser.parse(text);
  const step = stopwatch();
  const bindings = readBindings(tree, text, sdk, step);
  return [...importUses(bindings), ...nameUses(tree, text, {bindings, sdk, step})].sort(
    (a, b) => a.at - b.at,
  );
}

function importUses({imports}: Bindings): PythonUse[] {
  return imports.map(({at, path, name}) => ({at, path, name}));
}

function nameUses(
  tree: Tree,
  text: string,
  {bindings, sdk, step}: {bindings: Bindings; sdk: SdkNames; step: () => void},
): PythonUse[] {
  const uses: PythonUse[] = [];
  const valueOf = valueReader(text, bindings.names, sdk);
  tree.iterate({
    enter(place) {
      const {name} = place;
      step();
      if (name === 'ImportStatement') {
        return false;
      }
      if (name === 'MemberExpression' || name === 'VariableName') {
        const {node} = place;
        const value = valueOf(node);
        const isRead = value?.kind === 'attribute' || !isObject(node);
        const use =
          isRead && !isPartOfOther(node, text) ? useOf(node, text, value, bindings) : false;
        return use ? void uses.push(use) : undefined;
      }
      return undefined;
    },
  });
  return uses;
}

/** Tells whether a node is the object of a longer chain: `a.b` in `a.b.c`. */
function isObject(node: SyntaxNode): boolean {
  return node.parent?.name === 'MemberExpression' && node.prevSibling === null;
}

/** Tells whether a name is no use by itself: the start of a chain, a target, or an argument's name. */
function isPartOfOther(node: SyntaxNode, text: string): boolean {
  const parent = node.parent?.name ?? '';
  if (node.name === 'MemberExpression') {
    return false;
  }
  const next = node.nextSibling;
  const isTarget =
    /^(?:AssignStatement|ArgList|ParamList)$/.test(parent) &&
    (next?.name === 'AssignOp' || next?.name === 'TypeDef') &&
    text.slice(next.from, next.to) !== '==';
  const isDefined = /^(?:FunctionDefinition|ClassDefinition)$/.test(parent);
  return isObject(node) || isTarget || isDefined || parent === 'ParamList';
}

function useOf(
  node: SyntaxNode,
  text: string,
  value: Value | undefined,
  {names}: Bindings,
): PythonUse | undefined {
  const shown = text.slice(node.from, node.to);
  const call = callOf(node, text);
  const parts = {at: node.from, name: shown, ...(call && {call})};
  if (value?.kind === 'path') {
    const isBase =
      node.parent?.name === 'ArgList' && node.parent.parent?.name === 'ClassDefinition';
    return {...parts, path: value.path, ...(isBase && {isBase: true as const})};
  }
  if (value?.kind === 'attribute') {
    return {...parts, path: value.path};
  }
  return value === undefined && node.name === 'MemberExpression' && !isForeign(shown, names)
    ? parts
    : undefined;
}

/** Tells whether a chain starts at something of the program itself. */
function isForeign(shown: string, names: Bindings['names']): boolean {
  const [first = ''] = shown.split(/[.([]/);
  return first === 'self' || first === 'cls' || names.get(first)?.kind === 'other';
}

/** Reads the arguments of a call whose callee a node is. */
function callOf(node: SyntaxNode, text: string): CallShape | undefined {
  const {parent} = node;
  const list = node.nextSibling;
  if (parent?.name !== 'CallExpression' || list?.name !== 'ArgList') {
    return undefined;
  }
  const names: string[] = [];
  let positional = 0;
  let isOpen = false;
  let isNew = true;
  for (let part = list.firstChild; part; part = part.nextSibling) {
    if (part.name === ',' || part.name === '(') {
      isNew = true;
    } else if (part.name === '*' || part.name === '**') {
      isOpen = true;
      isNew = false;
    } else if (isNew && part.name !== ')' && part.name !== 'Comment') {
      isNew = false;
      if (part.nextSibling?.name === 'AssignOp') {
        names.push(text.slice(part.from, part.to));
      } else {
        positional += 1;
      }
    }
  }
  return {positional, names, isOpen};
}
