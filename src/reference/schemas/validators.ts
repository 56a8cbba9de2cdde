import type {ApiModel} from '../model/types';
import {configClasses} from './classes';
import type {Expression} from './expression';
import {readExpression} from './expression';
import type {JsonSchema} from '../../yaml/jsonSchema';
import {valueOf, valuesOf} from './values';

type Call = Extract<Expression, {kind: 'call'}>;

/**
 * Returns the constraints that `validate=…` of a field adds to its schema.
 *
 * @returns undefined for a check that a schema cannot express, such as a function
 */
export function validatorSchema(
  model: ApiModel,
  expression: Expression | undefined,
): JsonSchema | undefined {
  if (!expression) {
    return {};
  }
  if (expression.kind !== 'call') {
    return undefined;
  }
  switch (expression.callee) {
    case 'marshmallow.validate.Equal': {
      const value = valueOf(model, expression.args[0]);
      return value === undefined ? undefined : {enum: [value]};
    }
    case 'marshmallow.validate.OneOf': {
      const values = valuesOf(model, expression.args[0]);
      return values && {enum: values};
    }
    case 'marshmallow.validate.ContainsOnly': {
      const values = valuesOf(model, expression.args[0]);
      return values && {items: {enum: values}};
    }
    case 'marshmallow.validate.Range':
      return range(model, expression);
    case 'marshmallow.validate.Regexp':
      return pattern(model, expression.args[0]);
    default:
      return undefined;
  }
}

function range(model: ApiModel, {keywords}: Call): JsonSchema {
  const limit = (name: string): number | undefined => {
    const value = valueOf(model, keywords.get(name));
    return typeof value === 'number' ? value : undefined;
  };
  const isOpen = (name: string): boolean => valueOf(model, keywords.get(name)) === false;
  const [min, max] = [limit('min'), limit('max')];
  return {
    ...(min !== undefined && (isOpen('min_inclusive') ? {exclusiveMinimum: min} : {minimum: min})),
    ...(max !== undefined && (isOpen('max_inclusive') ? {exclusiveMaximum: max} : {maximum: max})),
  };
}

/**
 * Anchors the pattern of a name at both ends: marshmallow matches only from the start, but the code
 * that uses the names refuses any other text. A pattern without a name is anchored as marshmallow does.
 */
function pattern(model: ApiModel, expression: Expression | undefined): JsonSchema | undefined {
  if (expression?.kind === 'literal') {
    return {pattern: `^(?:${String(expression.value)})`};
  }
  const value =
    expression?.kind === 'name' ? configClasses(model).constant(expression.path) : undefined;
  const call = value && readExpression(value);
  const text = call?.kind === 'call' ? valueOf(model, call.args[0]) : undefined;
  return typeof text === 'string' ? {pattern: `^(?:${text})$`} : undefined;
}
