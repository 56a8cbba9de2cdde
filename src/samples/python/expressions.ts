import {callFaults} from '../calls';
import {lookUpMember, type Value} from '../members';
import type {Sdk} from '../sdk';
import {constructorSignatures, functionSignatures} from '../signature';
import {readArguments} from './arguments';
import {Scope, UNKNOWN} from './scope';
import {childrenOf, namesIn, type SyntaxNode, textOf} from './tree';

/** What the reading of a page shares. */
export interface Context {
  sdk: Sdk;
  code: string;
  report(node: SyntaxNode, message: string): void;
  /** Attributes that some sample of the page sets itself, on whatever object. */
  assigned: Set<string>;
}

/** Where an expression stands. */
export interface Place {
  scope: Scope;
  /** Inside a method: what `super()` is. */
  parent?: Value;
}

/** Checks an expression with all parts; says what it is where that is certain. */
export function evaluate(context: Context, place: Place, node: SyntaxNode): Value | undefined {
  switch (node.name) {
    case 'VariableName':
      return nameValue(context, place, textOf(context.code, node));
    case 'MemberExpression':
      return memberValue(context, place, node);
    case 'CallExpression':
      return callValue(context, place, node);
    case 'ParenthesizedExpression':
      return insideParentheses(context, place, node);
    case 'NamedExpression':
      return named(context, place, node);
    case 'LambdaExpression':
    case 'ArrayComprehensionExpression':
    case 'ComprehensionExpression':
    case 'DictionaryComprehensionExpression':
    case 'SetComprehensionExpression':
      evaluateParts(context, {...place, scope: withOwnNames(context, place, node)}, node);
      return undefined;
    default:
      evaluateParts(context, place, node);
      return undefined;
  }
}

export function evaluateParts(context: Context, place: Place, node: SyntaxNode): void {
  childrenOf(node).forEach((child) => evaluate(context, place, child));
}

/** A name that no sample of the page binds stands for the one SDK symbol of that name. */
function nameValue({sdk}: Context, {scope}: Place, name: string): Value | undefined {
  const bound = scope.lookUp(name);
  if (bound !== undefined) {
    return bound === UNKNOWN ? undefined : bound;
  }
  const symbol = /^[A-Z]/.test(name) ? sdk.onlyOne(name) : undefined;
  return symbol?.kind === 'class' ? {kind: 'class', symbol} : undefined;
}

function memberValue(context: Context, place: Place, node: SyntaxNode): Value | undefined {
  const [object, ...rest] = childrenOf(node);
  const property = rest.find(({name}) => name === 'PropertyName');
  const value = object && evaluate(context, place, object);
  if (!property) {
    rest.forEach((part) => evaluate(context, place, part));
    return undefined;
  }
  const name = textOf(context.code, property);
  return value && !context.assigned.has(name) ? member(context, value, name, property) : undefined;
}

/** `value.name`, reported at the node when there is no such thing. */
export function member(
  {sdk, report}: Context,
  value: Value,
  name: string,
  node: SyntaxNode,
): Value | undefined {
  const {value: found, fault} = lookUpMember(sdk, value, name);
  if (fault) {
    report(node, fault);
  }
  return found;
}

function callValue(context: Context, place: Place, node: SyntaxNode): Value | undefined {
  const [callee, list] = childrenOf(node);
  if (!callee || !list) {
    return undefined;
  }
  if (textOf(context.code, node) === 'super()') {
    return place.parent;
  }
  const parent = callee.name === 'MemberExpression' && parentConstructor(context, place, callee);
  const value = parent || evaluate(context, place, callee);
  evaluateArguments(context, place, list);
  if (!value) {
    return undefined;
  }
  checkCall(context, value, list);
  return value.kind === 'class' && !parent ? {...value, kind: 'instance'} : undefined;
}

/** `super().__init__` takes what the class above is constructed with. */
function parentConstructor(
  {code}: Context,
  {parent}: Place,
  callee: SyntaxNode,
): Value | undefined {
  return parent?.kind === 'instance' && textOf(code, callee) === 'super().__init__'
    ? {...parent, kind: 'class'}
    : undefined;
}

/** Checks the arguments of a call against what is called. */
export function checkCall({sdk, code, report}: Context, callee: Value, list: SyntaxNode): void {
  if (callee.kind === 'module' || callee.kind === 'instance') {
    return;
  }
  if (callee.kind === 'class' && callee.own?.ownConstructor) {
    return;
  }
  const signatures =
    callee.kind === 'class'
      ? constructorSignatures(sdk, callee.symbol)
      : functionSignatures(sdk, callee.symbol);
  if (!signatures) {
    return;
  }
  const args = readArguments(code, list);
  const name = callee.kind === 'class' ? callee.symbol.name : callee.name;
  for (const {message, keyword} of callFaults(name, signatures, args)) {
    report((keyword !== undefined && args.keywordNodes.get(keyword)) || list, message);
  }
}

/** Evaluates the values, not the names of keywords. */
export function evaluateArguments(context: Context, place: Place, list: SyntaxNode): void {
  const inner = childrenOf(list).some(({name}) => name === 'for')
    ? {...place, scope: withOwnNames(context, place, list)}
    : place;
  for (const node of childrenOf(list)) {
    const isKeyword = node.name === 'VariableName' && node.nextSibling?.name === 'AssignOp';
    if (!isKeyword) {
      evaluate(context, inner, node);
    }
  }
}

function insideParentheses(context: Context, place: Place, node: SyntaxNode): Value | undefined {
  const [value, ...others] = childrenOf(node)
    .filter(({name}) => name !== '(' && name !== ')')
    .map((child) => evaluate(context, place, child));
  return others.length === 0 ? value : undefined;
}

function named(context: Context, place: Place, node: SyntaxNode): Value | undefined {
  const [target, , expression] = childrenOf(node);
  const value = expression && evaluate(context, place, expression);
  if (target) {
    place.scope.bind(textOf(context.code, target), value ?? UNKNOWN);
  }
  return value;
}

/** The scope of a lambda or comprehension: its own names are not followed. */
function withOwnNames({code}: Context, place: Place, node: SyntaxNode): Scope {
  const scope = new Scope(place.scope);
  let target = false;
  for (const child of childrenOf(node)) {
    target = child.name === 'for' || (target && child.name !== 'in');
    if (target || child.name === 'ParamList') {
      namesIn(code, child).forEach((name) => scope.bind(name, UNKNOWN));
    }
  }
  return scope;
}
