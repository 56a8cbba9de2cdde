import type {TypeText} from '../model/types';
import type {SchemaContext} from './context';
import {JSON_MAPPING} from '../../site/sdkPaths';
import type {JsonSchema} from '../../yaml/jsonSchema';
import {anyOf, orNull} from './json';
import {readLeniently} from './lenient';
import {readType, type TypeNode} from './typeText';
import {enumTexts, literalsIn} from './values';

const PLAIN: Readonly<Record<string, string>> = {
  'builtins.bool': 'boolean',
  'builtins.float': 'number',
  'builtins.int': 'integer',
  'builtins.str': 'string',
  'pathlib.Path': 'string',
};
const LISTS =
  /^(?:typing|collections\.abc|builtins)\.(?:list|List|Sequence|MutableSequence|tuple|Tuple)$/;
const TUPLES = /^(?:typing|builtins)\.(?:tuple|Tuple)$/;
const ELLIPSIS = new Set(['...', '…']);
const MAPPINGS = /^(?:typing|collections\.abc|builtins)\.(?:dict|Dict|Mapping|MutableMapping)$/;
const RECORDS = new Set(['attrs', 'dataclass']);
/** Values of a mapping or list that may have any type must not be null. */
const NOT_NULL: JsonSchema = {not: {type: 'null'}};

/** Builds the schema of a type as desert reads it, for fields that name no marshmallow field. */
export function typeSchema(context: SchemaContext, type: TypeText | undefined): JsonSchema {
  const node = type && readType(type);
  return node ? nodeSchema(context, node) : {};
}

function nodeSchema(context: SchemaContext, {name, args}: TypeNode): JsonSchema {
  const plain = PLAIN[name];
  const [first, second] = args;
  if (plain !== undefined) {
    return readLeniently(context, {type: plain});
  }
  if (name === 'typing.Optional') {
    return first ? orNull(nodeSchema(context, first)) : {};
  }
  if (name === 'typing.Union' || name === '|') {
    const real = args.filter((arg) => !isNone(arg));
    const schema = anyOf(real.map((arg) => nodeSchema(context, arg)));
    return real.length < args.length ? orNull(schema) : schema;
  }
  if (name === 'typing.Literal') {
    return {enum: literalsIn(args.map((arg) => arg.name))};
  }
  if (TUPLES.test(name) && args.every((arg) => !ELLIPSIS.has(arg.name))) {
    const items = args.map((arg) => inner(context, arg));
    return {type: 'array', items, minItems: items.length, maxItems: items.length};
  }
  if (LISTS.test(name)) {
    return {type: 'array', ...(first && {items: inner(context, first)})};
  }
  if (MAPPINGS.test(name)) {
    const keys = first ? nodeSchema(context, first) : {};
    return {
      type: 'object',
      ...(keys.enum && {propertyNames: {enum: keys.enum}}),
      ...(second && {additionalProperties: inner(context, second)}),
    };
  }
  return namedSchema(context, name);
}

function inner(context: SchemaContext, node: TypeNode): JsonSchema {
  const schema = nodeSchema(context, node);
  return Object.keys(schema).length === 0 ? NOT_NULL : schema;
}

function namedSchema(context: SchemaContext, path: string): JsonSchema {
  if (path === JSON_MAPPING) {
    return {type: 'object', additionalProperties: NOT_NULL};
  }
  const cls = context.classes.at(path);
  if (cls?.flavour === 'enum') {
    return {enum: enumTexts(context.model, path, 'name')};
  }
  if (cls) {
    return RECORDS.has(cls.flavour) ? context.classRef(path) : {};
  }
  const alias = context.classes.constant(path);
  return alias ? typeSchema(context, alias) : {};
}

function isNone({name}: TypeNode): boolean {
  return name === 'None' || name === 'builtins.None';
}
