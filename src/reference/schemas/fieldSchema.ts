import type {ConfigField} from './classes';
import {type Expression, readExpression} from './expression';
import {anyOf, type JsonSchema, orNull, withoutNull} from './json';
import {subclassChoice} from './choices';
import {typeSchema} from './typeSchema';
import {validatorSchema} from './validators';
import {enumTexts, valueOf} from './values';
import type {SchemaContext} from './context';

const COMMON = 'bitfount.runners.config_schemas.common_schemas';
const UTILS = 'bitfount.runners.config_schemas.utils';
type Call = Extract<Expression, {kind: 'call'}>;

/** What one key may hold: by the call that makes its field, else by its type as desert reads it. */
export function fieldSchema(context: SchemaContext, field: ConfigField): JsonSchema {
  const expression = field.value && readExpression(field.value);
  const [inner] =
    expression?.kind === 'call' && /^desert(\._make)?\.field$/.test(expression.callee)
      ? expression.args
      : [];
  if (!inner) {
    return subclassChoice(context, field.type) ?? typeSchema(context, field.type);
  }
  const key = `${field.owner.name}.${field.name}`;
  const schema = callSchema({...context, key}, inner);
  // A field that takes anything has a type that says more.
  const isAnything = Object.keys(schema).length === 0 || 'not' in schema;
  const typed = isAnything ? typeSchema(context, field.type) : schema;
  return isAnything && !isNullable(context, inner) ? withoutNull(typed) : typed;
}

/** The schema of a marshmallow field. */
function callSchema(context: SchemaContext, expression: Expression): JsonSchema {
  if (expression.kind === 'name') {
    // A field class without its brackets is called by marshmallow.
    return callSchema(context, {
      kind: 'call',
      callee: expression.path,
      args: [],
      keywords: new Map(),
    });
  }
  if (expression.kind !== 'call') {
    return {};
  }
  const own = ownSchema(context, expression);
  const checked = withValidator(context, own, expression);
  return isNullable(context, expression) ? orNull(checked) : checked;
}

/** A field within a union or template field: whether it may be null is said by the outer one. */
function candidateSchema(context: SchemaContext, expression: Expression): JsonSchema {
  if (expression.kind !== 'call') {
    return callSchema(context, expression);
  }
  const keywords = new Map(expression.keywords);
  keywords.delete('allow_none');
  return callSchema(context, {...expression, keywords});
}

function ownSchema(context: SchemaContext, call: Call): JsonSchema {
  const {callee, args, keywords} = call;
  const [first] = args;
  switch (callee.replace(/^marshmallow\.fields\.|^marshmallow_union\./, '')) {
    case 'String':
    case 'Str':
      return {type: 'string'};
    case 'Integer':
    case 'Int':
      return {type: 'integer'};
    case 'Float':
      return {type: 'number'};
    case 'Boolean':
    case 'Bool':
      return {type: 'boolean'};
    case 'URL':
      return {type: 'string', pattern: '^(https?|ftps?)://'};
    case 'List':
      return {type: 'array', items: first ? callSchema(context, first) : {}};
    case 'Tuple':
      return tuple(context, first);
    case 'Dict':
      return mapping(context, keywords);
    case 'Enum':
      return enumeration(context, call);
    case 'Nested':
      return nested(context, call);
    case 'Union':
      return anyOf(
        first?.kind === 'list' ? first.items.map((one) => candidateSchema(context, one)) : [],
      );
    case `${COMMON}.FilePath`:
    case `${COMMON}.ModelReference`:
      return {type: 'string'};
    case `${COMMON}.TemplatedOrTyped`:
      return anyOf([first ? candidateSchema(context, first) : {}, context.templateText]);
    default:
      return {};
  }
}

function withValidator(context: SchemaContext, schema: JsonSchema, call: Call): JsonSchema {
  const validator = call.keywords.get('validate');
  const added = validatorSchema(context.model, validator);
  if (validator && !added) {
    context.unsaid.add(context.key ?? call.callee);
  }
  return {...schema, ...added};
}

function isNullable(context: SchemaContext, expression: Expression): boolean {
  if (expression.kind !== 'call') {
    return false;
  }
  const {
    callee,
    args: [first],
    keywords,
  } = expression;
  const said = keywords.get('allow_none');
  if (!said && callee === `${COMMON}.TemplatedOrTyped` && first) {
    return isNullable(context, first);
  }
  return valueOf(context.model, said) === true;
}

function tuple(context: SchemaContext, items: Expression | undefined): JsonSchema {
  const each = items?.kind === 'list' ? items.items.map((one) => callSchema(context, one)) : [];
  return {type: 'array', items: each, minItems: each.length, maxItems: each.length};
}

function mapping(context: SchemaContext, keywords: Call['keywords']): JsonSchema {
  const keys = keywords.get('keys');
  const values = keywords.get('values');
  const names = keys ? callSchema(context, keys) : {};
  return {
    type: 'object',
    ...(names.enum && {propertyNames: {enum: names.enum}}),
    ...(values && {additionalProperties: callSchema(context, values)}),
  };
}

function enumeration({model}: SchemaContext, {args: [first], keywords}: Call): JsonSchema {
  const isByValue = valueOf(model, keywords.get('by_value')) === true;
  const path = first?.kind === 'name' ? first.path : '';
  return {enum: enumTexts(model, path, isByValue ? 'value' : 'name')};
}

function nested(context: SchemaContext, {args: [first], keywords}: Call): JsonSchema {
  const schema = context.classRef(nestedPath(context, first));
  const isMany = valueOf(context.model, keywords.get('many')) === true;
  return isMany ? {type: 'array', items: schema} : schema;
}

/** The class behind `schema_class(X)`, through the wrapper of dictionaries and named schemas. */
function nestedPath(context: SchemaContext, expression: Expression | undefined): string {
  if (expression?.kind === 'name') {
    const value = context.classes.constant(expression.path);
    return value ? nestedPath(context, readExpression(value)) : expression.path;
  }
  if (expression?.kind !== 'call') {
    return '';
  }
  const isWrapper =
    /^desert(\._make)?\.schema_class$/.test(expression.callee) ||
    expression.callee === `${UTILS}.keep_desert_output_as_dict`;
  return isWrapper ? nestedPath(context, expression.args[0]) : '';
}
