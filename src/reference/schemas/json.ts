/** The part of JSON Schema that the files need; draft 7 has the best support in editors. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  definitions?: Record<string, JsonSchema>;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  contains?: JsonSchema;
  items?: JsonSchema | JsonSchema[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  not?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  /** What an editor says instead of the name of the rule: an extension that VS Code's YAML reads. */
  errorMessage?: string;
  default?: unknown;
}

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
