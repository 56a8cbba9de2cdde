import {isSameType} from '../sameType';
import type {ReleaseSymbol} from '../types';
import {parameterChanges} from './parameters';
import type {Change} from './types';

/** A change of a symbol as a whole, without its path. */
export type SymbolChange = Omit<Change, 'path'>;

type Class = Extract<ReleaseSymbol, {kind: 'class'}>;
type Attribute = Extract<ReleaseSymbol, {kind: 'attribute'}>;

/** Labels of classes whose fields, listed as attributes, are the parameters of their constructor. */
const RECORDS = new Set(['dataclass', 'attrs', 'pydantic', 'typed-dict', 'named-tuple']);

/**
 * Kinds of which another one can be used in the same way: a property and an attribute are both read. What
 * a `type` statement makes is no type to `isinstance`, `get_args` or a call, as the alias before it was.
 */
function usedAs(symbol: ReleaseSymbol): string {
  const isRead = symbol.kind === 'attribute' || hasLabel(symbol, 'property');
  return isTypeStatement(symbol) ? 'type statement' : isRead ? 'attribute' : symbol.kind;
}

/** Tells whether an alias is made by `type X = …`, and not by `X: TypeAlias = …`. */
function isTypeStatement(symbol: ReleaseSymbol): boolean {
  return symbol.kind === 'attribute' && hasLabel(symbol, 'type-alias') && symbol.type === undefined;
}

/** Names the kind of a symbol as readers know it. */
function kindWord(symbol: ReleaseSymbol): string {
  if (isTypeStatement(symbol)) {
    return 'type statement';
  }
  return hasLabel(symbol, 'property') ? 'property' : symbol.kind;
}

function hasLabel(symbol: ReleaseSymbol, label: string): boolean {
  return 'labels' in symbol && symbol.labels.includes(label);
}

/** Lists what changed in a symbol that both releases have; not in what stands within it. */
export function symbolChanges(from: ReleaseSymbol, to: ReleaseSymbol): SymbolChange[] {
  if (from === to) {
    return [];
  }
  if (kindWord(from) !== kindWord(to)) {
    const isBreaking = usedAs(from) !== usedAs(to) || hasLabel(from, 'field');
    const before = hasLabel(from, 'type-alias') ? 'type alias' : kindWord(from);
    return [{kind: 'kind', before, after: kindWord(to), isBreaking}];
  }
  const isOld = hasLabel(to, 'deprecated') && !hasLabel(from, 'deprecated');
  return [
    ...(isOld ? [{kind: 'deprecated' as const, isBreaking: false}] : []),
    ...factChanges(from, to),
  ];
}

function factChanges(from: ReleaseSymbol, to: ReleaseSymbol): SymbolChange[] {
  if (from.kind === 'class' && to.kind === 'class') {
    const hasBoth = from.parameters && to.parameters;
    return [...baseChanges(from.bases, to.bases), ...(hasBoth ? constructorChanges(from, to) : [])];
  }
  if (from.kind === 'function' && to.kind === 'function') {
    return [
      ...asyncChange(from, to),
      ...parameterChanges(from.parameters, to.parameters),
      ...(isSameType(from.returns, to.returns)
        ? []
        : [textChange('returns', from.returns, to.returns)]),
    ];
  }
  return from.kind === 'attribute' && to.kind === 'attribute' ? attributeChanges(from, to) : [];
}

/** The fields of a record are listed one by one; only their order is not seen there. */
function constructorChanges(from: Class, to: Class): SymbolChange[] {
  const all = parameterChanges(from.parameters ?? [], to.parameters ?? []);
  const isOrdered = !from.labels.includes('typed-dict');
  return isRecord(from) && isRecord(to)
    ? all.filter(({kind}) => kind === 'parameter-place' && isOrdered)
    : all;
}

/** Tells whether the constructor of a class is made from its fields. */
export function isRecord({labels}: Class): boolean {
  return labels.some((label) => RECORDS.has(label));
}

/** A function that must be awaited, or no longer may be, is another kind of thing. */
function asyncChange(from: ReleaseSymbol, to: ReleaseSymbol): SymbolChange[] {
  const word = (symbol: ReleaseSymbol) =>
    hasLabel(symbol, 'async') ? 'async function' : 'function';
  return word(from) === word(to)
    ? []
    : [{kind: 'kind', before: word(from), after: word(to), isBreaking: true}];
}

/** A base that is gone takes its members with it; the order and new bases break nothing. */
function baseChanges(from: readonly string[], to: readonly string[]): SymbolChange[] {
  const names = (bases: readonly string[]) =>
    bases.map((base) => base.replace(/^.*\.(?=\w+$)/, ''));
  const [old, now] = [names(from), names(to)];
  const isSame = old.length === now.length && old.every((base) => now.includes(base));
  const isBreaking = old.some((base) => !now.includes(base));
  return isSame ? [] : [{kind: 'bases', before: old.join(', '), after: now.join(', '), isBreaking}];
}

function attributeChanges(from: Attribute, to: Attribute): SymbolChange[] {
  const isField = from.labels.includes('field') && to.labels.includes('field');
  const [needed, needs] = [from, to].map((one) => one.labels.includes('required'));
  const texts = {
    ...(from.value !== undefined && {before: from.value}),
    ...(to.value !== undefined && {after: to.value}),
  };
  return [
    ...(isField && needed !== needs
      ? [
          {
            kind: needs ? ('required' as const) : ('optional' as const),
            ...texts,
            isBreaking: needs === true,
          },
        ]
      : from.value === to.value
        ? []
        : [
            {
              kind: isField ? ('default' as const) : ('value' as const),
              ...texts,
              isBreaking: isField,
            },
          ]),
    ...(isSameType(from.type, to.type) ? [] : [textChange('type', from.type, to.type)]),
  ];
}

function textChange(
  kind: 'type' | 'returns',
  before: string | undefined,
  after: string | undefined,
): SymbolChange {
  return {
    kind,
    ...(before !== undefined && {before}),
    ...(after !== undefined && {after}),
    isBreaking: false,
  };
}
