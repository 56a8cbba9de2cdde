import {FILE_PATH, KEEPS_DICT, MODEL_REFERENCE, TEMPLATED_VALUE} from '../../site/sdkPaths';
import type {ConfigField} from './classes';
import {type Expression, readExpression} from './expression';
import type {JsonSchema} from '../../yaml/jsonSchema';
import {anyOf, orNull, withoutNull} from './json';
import {subclassChoice} from './choices';
import {readLeniently} from './lenient';
import {templatedSchema} from './templated';
import {typeSchema} from './typeSchema';
import {validatorSchema} from './validators';
import {enumTexts, valueOf} from './values';
import type {SchemaContext} from './context';

type Call = Extract<Expression, {kind: 'call'}>;

/** Builds the schema of a key from the call that creates its field, or else from its type. */
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
  // For a field that accepts anything, the type is more precise.
  const isAnything = Object.keys(schema).length === 0 || 'not' in schema;
  const typed = isAnything ? typeSchema(context, field.type) : schema;
  return isAnything && !isNullable(context, inner) ? withoutNull(typed) : typed;
}

/** Builds the schema of a marshmallow field. */
function callSchema(context: SchemaContext, expression: Expression): JsonSchema {
  if (expression.kind === 'name') {
    // marshmallow calls a field class that is given without brackets.
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
  const validated = withValidator(context, own, expression);
  // Which values are true is said by the field itself where it says so.
  const checked = expression.keywords.has('truthy') ? validated : readLeniently(context, validated);
  return isNullable(context, expression) ? orNull(checked) : checked;
}

/** Builds the schema of a field in a union or template field; the outer field decides about null. */
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
    case FILE_PATH:
    case MODEL_REFERENCE:
      return {type: 'string'};
    case TEMPLATED_VALUE:
      return templatedSchema(context, first ? candidateSchema(context, first) : {});
    default:
      return {};
  }
}

function withValidator(context: SchemaContext, schema: JsonSchema, call: Call): JsonSchema {
  const validator = call.keywords.get('validate');
  const added = validatorSchema(context.model, validator);
  if (validator && !added) {
    context.uncheckedKeys.add(context.key ?? call.callee);
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
  if (!said && callee === TEMPLATED_VALUE && first) {
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

/** Returns the class in `schema_class(X)`, through the dictionary wrapper and named schemas. */
function nestedPath(context: SchemaContext, expression: Expression | undefined): string {
  if (expression?.kind === 'name') {
    const value = context.classes.constant(expression.path);
    return value ? nestedPath(context, readExpression(value)) : expression.path;
  }
  if (expression?.kind !== 'call') {
    return '';
  }
  const isWrapper =
    /^desert(\._make)?\.schema_class$/.test(expression.callee) || expression.callee === KEEPS_DICT;
  return isWrapper ? nestedPath(context, expression.args[0]) : '';
}
