import type {SyntaxNode} from '@lezer/common';

/** What a reader of programs asks about the SDK. */
export interface SdkNames {
  /** Its package. */
  readonly root: string;
  isClass(path: string): boolean;
  has(path: string): boolean;
}

/** What the names of a program hold; `undefined` for what cannot be told. */
export type NameValues = Pick<ReadonlyMap<string, Value | undefined>, 'get'>;

/** What an expression is, as far as the SDK is concerned. */
export type Value =
  /** A name of the SDK itself: a module, a class, a function. */
  | {readonly kind: 'path'; readonly path: string}
  /** An instance of a class of the SDK. */
  | {readonly kind: 'instance'; readonly path: string}
  /** What an attribute of such an instance holds. */
  | {readonly kind: 'attribute'; readonly path: string}
  /** Something of the program or of another package. */
  | {readonly kind: 'other'};

/** What a program imports and what its names hold. */
export interface Bindings {
  readonly imports: readonly {readonly at: number; readonly path: string; readonly name: string}[];
  readonly names: NameValues;
}

/** Expressions that are never an instance of a class of the SDK. */
const LITERALS =
  /^(?:Number|String|FormatString|Boolean|None|LambdaExpression|(?:Array|Dictionary|Tuple|Set)(?:Comprehension)?Expression)$/;

/** Longer chains and deeper calls are not followed. */
const DEEPEST = 40;

/**
 * Returns a function that tells what an expression is; undefined for what cannot be told.
 *
 * @param names what the names of the program hold
 */
export function valueReader(text: string, names: NameValues, sdk: SdkNames) {
  return function valueOf(node: SyntaxNode, depth = 0): Value | undefined {
    if (depth > DEEPEST) {
      return undefined;
    }
    if (node.name === 'VariableName') {
      return names.get(text.slice(node.from, node.to));
    }
    const {firstChild: first, lastChild: last} = node;
    if (node.name === 'MemberExpression' && first && last?.name === 'PropertyName') {
      const owner = valueOf(first, depth + 1);
      const path = `${owner && 'path' in owner ? owner.path : ''}.${text.slice(last.from, last.to)}`;
      switch (owner?.kind) {
        case 'path':
          return {kind: 'path', path};
        case 'instance':
          return {kind: 'attribute', path};
        case 'other':
          return owner;
        default:
          return undefined;
      }
    }
    if (node.name === 'CallExpression' && first) {
      const callee = valueOf(first, depth + 1);
      return callee?.kind === 'path' && sdk.isClass(callee.path)
        ? {kind: 'instance', path: callee.path}
        : undefined;
    }
    if (node.name === 'ParenthesizedExpression' && first?.nextSibling) {
      return valueOf(first.nextSibling, depth + 1);
    }
    return LITERALS.test(node.name) ? {kind: 'other'} : undefined;
  };
}
