import type {ApiClass} from '../model/types';
import type {ConfigField} from './classes';
import type {SchemaContext} from './context';
import {readExpression} from './expression';
import {fieldSchema} from './fieldSchema';
import type {JsonSchema} from '../../yaml/jsonSchema';

/** Builds a mapping whose only keys are the fields of a class: marshmallow refuses others. */
export function classSchema(context: SchemaContext, cls: ApiClass): JsonSchema {
  const fields = context.classes.fields(cls);
  const required = fields.filter((field) => !field.default).map(({name}) => name);
  const description = context.describe?.ofClass(cls.path);
  return {
    title: cls.name,
    ...(description !== undefined && {description}),
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => {
        const words = context.describe?.ofKey(cls.path, field.owner.path, field.name);
        const notes = {...(words !== undefined && {description: words}), ...literalDefault(field)};
        return [field.name, withNotes(fieldSchema(context, field), notes)];
      }),
    ),
    ...(required.length > 0 && {required}),
    additionalProperties: false,
  };
}

/** Adds what editors show. Draft 7 ignores keywords next to `$ref`, so a reference is wrapped. */
function withNotes(schema: JsonSchema, notes: JsonSchema): JsonSchema {
  if (Object.keys(notes).length === 0) {
    return schema;
  }
  return schema.$ref === undefined ? {...notes, ...schema} : {...notes, allOf: [schema]};
}

/** Returns the default of a key where it is a plain value that a file may have. */
function literalDefault(field: ConfigField): JsonSchema {
  const text = field.defaultValue ?? field.default;
  const expression = text && readExpression(text);
  const value = expression?.kind === 'literal' ? expression.value : null;
  // A name such as `_default` stands for nothing given, and no file may have it.
  return value === null || String(value).startsWith('_') ? {} : {default: value};
}
