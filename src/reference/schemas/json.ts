import type {JsonSchema} from '../../yaml/jsonSchema';

/** Combines schemas into one choice, flattens nested choices and removes duplicates. */
export function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const flat = schemas.flatMap((schema) =>
    schema.anyOf && Object.keys(schema).length === 1 ? schema.anyOf : [schema],
  );
  const distinct = [...new Map(flat.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [only] = distinct;
  return only && distinct.length === 1 ? only : {anyOf: distinct};
}

export function orNull(schema: JsonSchema): JsonSchema {
  return Object.keys(schema).length === 0 ? schema : anyOf([schema, {type: 'null'}]);
}

export function withoutNull(schema: JsonSchema): JsonSchema {
  return schema.anyOf ? anyOf(schema.anyOf.filter(({type}) => type !== 'null')) : schema;
}
