import type {ApiClass} from '../model/types';
import type {SchemaContext} from './context';
import {fieldSchema} from './fieldSchema';
import type {JsonSchema} from './json';

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
        return [field.name, withDescription(fieldSchema(context, field), words)];
      }),
    ),
    ...(required.length > 0 && {required}),
    additionalProperties: false,
  };
}

/** Adds a description. Draft 7 ignores keywords next to `$ref`, so a reference is wrapped. */
function withDescription(schema: JsonSchema, description: string | undefined): JsonSchema {
  if (description === undefined) {
    return schema;
  }
  return schema.$ref === undefined ? {description, ...schema} : {description, allOf: [schema]};
}
