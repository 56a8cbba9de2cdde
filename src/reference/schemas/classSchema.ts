import type {ApiClass} from '../model/types';
import type {SchemaContext} from './context';
import {fieldSchema} from './fieldSchema';
import type {JsonSchema} from './json';

/** A mapping with the fields of a class as its keys, and no others: marshmallow refuses these. */
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
        return [field.name, described(fieldSchema(context, field), words)];
      }),
    ),
    ...(required.length > 0 && {required}),
    additionalProperties: false,
  };
}

/** Draft 7 reads nothing beside a reference, so that words stand around it. */
function described(schema: JsonSchema, description: string | undefined): JsonSchema {
  if (description === undefined) {
    return schema;
  }
  return schema.$ref === undefined ? {description, ...schema} : {description, allOf: [schema]};
}
