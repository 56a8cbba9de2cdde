import type {ApiModel} from '../model/types';
import {configClasses} from './classes';
import {type Expression, readExpression} from './expression';
import {enumValue, literalText} from './names';
import {readType} from './typeText';

export type Value = string | number | boolean | null;

/**
 * Evaluates an expression that lists values: a literal list, `[x.value for x in Enum]`,
 * `get_args(Alias)`, the keys of a TypedDict, or a constant with one of these as its value.
 *
 * @returns undefined when the model does not contain the values
 */
export function valuesOf(model: ApiModel, expression: Expression | undefined): Value[] | undefined {
  switch (expression?.kind) {
    case 'list': {
      const values = expression.items.map((item) => valueOf(model, item));
      return values.every((value) => value !== undefined) ? values : undefined;
    }
    case 'each':
      return eachOf(model, expression);
    case 'call':
      return valuesOfCall(model, expression);
    case 'name':
      return constantValues(model, expression.path);
    default:
      return undefined;
  }
}

/** Evaluates a literal, `Enum.Member.value`, or a constant with one of these as its value. */
export function valueOf(model: ApiModel, expression: Expression | undefined): Value | undefined {
  if (expression?.kind === 'literal') {
    return expression.value;
  }
  if (expression?.kind !== 'name') {
    return undefined;
  }
  const {path} = expression;
  const constant = configClasses(model).constant(path);
  return enumValue(model, path) ?? (constant && valueOf(model, readExpression(constant)));
}

/** Returns the names or values of the members of an enum. */
export function enumTexts(model: ApiModel, path: string, part: 'name' | 'value'): string[] {
  const members = configClasses(model).at(path)?.members ?? [];
  return members.flatMap((member) => {
    if (member.kind !== 'attribute' || !member.labels.includes('enum-member')) {
      return [];
    }
    return part === 'name' ? [member.name] : (literalText(member.value) ?? []);
  });
}

function eachOf(
  model: ApiModel,
  {attribute, of, but}: Extract<Expression, {kind: 'each'}>,
): Value[] | undefined {
  const excluded = but ? valuesOf(model, but) : [];
  if (of.kind !== 'name' || (attribute !== 'value' && attribute !== 'name') || !excluded) {
    return undefined;
  }
  const texts = enumTexts(model, of.path, attribute).filter((text) => !excluded.includes(text));
  return texts.length > 0 ? texts : undefined;
}

function valuesOfCall(
  model: ApiModel,
  {callee, args: [first]}: Extract<Expression, {kind: 'call'}>,
): Value[] | undefined {
  if (callee === 'typing.get_args' && first?.kind === 'name') {
    return literalsOfAlias(model, first.path);
  }
  const typedDict = /^(.*)\.__annotations__\.keys$/.exec(callee)?.[1];
  if (typedDict !== undefined) {
    const classes = configClasses(model);
    const cls = classes.at(typedDict);
    return cls && classes.fields(cls).map(({name}) => name);
  }
  return /^builtins\.(tuple|list|set|frozenset)$/.test(callee) ? valuesOf(model, first) : undefined;
}

function constantValues(model: ApiModel, path: string): Value[] | undefined {
  const value = configClasses(model).constant(path);
  return value && valuesOf(model, readExpression(value));
}

/** Returns the strings of the `Literal` that an alias names. */
function literalsOfAlias(model: ApiModel, path: string): string[] | undefined {
  const value = configClasses(model).constant(path);
  const type = value && readType(value);
  return type?.name === 'typing.Literal' ? literalsIn(type.args.map(({name}) => name)) : undefined;
}

/** Removes the quotes around literals: `'a'` becomes `a`. */
export function literalsIn(names: readonly string[]): string[] {
  return names.map((name) => name.replace(/^(['"])(.*)\1$/s, '$2'));
}
