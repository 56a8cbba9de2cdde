import type {JsonSchema} from './jsonSchema';

/** What a schema does not accept, as it stands in the data and in the schema. */
export interface Refusal {
  /** Keys and indexes from the root of the data. */
  readonly path: readonly string[];
  readonly keyword: keyof JsonSchema;
  /** The schema that has the keyword. */
  readonly schema: JsonSchema;
  readonly data: unknown;
  /** A key that is missing, is too many, or has a wrong name. */
  readonly key?: string;
  /** What each branch of `anyOf` refuses. */
  readonly branches?: readonly (readonly Refusal[])[];
}

/** Keywords that add nothing to what a schema accepts. */
const WORDS: ReadonlySet<string> = new Set(
  '$schema $id title description definitions errorMessage default'.split(' '),
);

/** What each keyword asks of the data; `then` and `else` belong to `if`. */
const RULES: {readonly [Keyword in keyof JsonSchema]?: Rule} = {
  $ref: ({of, schema, data, path}) => of.refusals(of.definition(schema.$ref ?? ''), data, path),
  type: (at) => when(!isOfType(at.data, at.schema.type), at),
  enum: (at) => when(!at.schema.enum?.some((value) => isEqual(value, at.data)), at),
  const: (at) => when(!isEqual(at.schema.const, at.data), at),
  pattern: (at) =>
    when(isText(at.data) && !at.of.pattern(at.schema.pattern ?? '').test(at.data), at),
  minLength: (at) => when(isText(at.data) && [...at.data].length < limit(at), at),
  maxLength: (at) => when(isText(at.data) && [...at.data].length > limit(at), at),
  minimum: (at) => when(isNumber(at.data) && at.data < limit(at), at),
  maximum: (at) => when(isNumber(at.data) && at.data > limit(at), at),
  exclusiveMinimum: (at) => when(isNumber(at.data) && at.data <= limit(at), at),
  exclusiveMaximum: (at) => when(isNumber(at.data) && at.data >= limit(at), at),
  minItems: (at) => when(Array.isArray(at.data) && at.data.length < limit(at), at),
  maxItems: (at) => when(Array.isArray(at.data) && at.data.length > limit(at), at),
  maxProperties: (at) => when(isMapping(at.data) && keysOf(at.data).length > limit(at), at),
  contains: (at) => {
    const {of, schema, data} = at;
    return when(
      Array.isArray(data) && !data.some((item) => of.accepts(schema.contains ?? {}, item)),
      at,
    );
  },
  items: ({of, schema: {items}, data, path}) =>
    Array.isArray(data)
      ? data.flatMap((item, index) => {
          const own = Array.isArray(items) ? items[index] : items;
          return own ? of.refusals(own, item, [...path, String(index)]) : [];
        })
      : [],
  required: (at) => {
    const {schema, data} = at;
    const missing = isMapping(data)
      ? (schema.required ?? []).filter((key) => !Object.hasOwn(data, key))
      : [];
    return missing.flatMap((key) => when(true, at, {key}));
  },
  properties: ({of, schema, data, path}) =>
    isMapping(data)
      ? Object.entries(schema.properties ?? {}).flatMap(([key, own]) =>
          Object.hasOwn(data, key) ? of.refusals(own, data[key], [...path, key]) : [],
        )
      : [],
  propertyNames: ({of, schema, data, path}) =>
    isMapping(data)
      ? keysOf(data).flatMap((key) =>
          of.refusals(schema.propertyNames ?? {}, key, path).map((found) => ({...found, key})),
        )
      : [],
  additionalProperties: (at) => {
    const {of, schema, data, path} = at;
    const {properties = {}, additionalProperties: others} = schema;
    const more = isMapping(data)
      ? keysOf(data).filter((key) => !Object.hasOwn(properties, key))
      : [];
    return more.flatMap((key) =>
      typeof others === 'object'
        ? of.refusals(others, (data as Mapping)[key], [...path, key])
        : when(others === false, at, {key}),
    );
  },
  not: (at) => when(at.of.accepts(at.schema.not ?? {}, at.data), at),
  allOf: ({of, schema, data, path}) =>
    (schema.allOf ?? []).flatMap((part) => of.refusals(part, data, path)),
  anyOf: (at) => {
    const {of, schema, data, path} = at;
    const branches = schema.anyOf ?? [];
    return branches.some((branch) => of.accepts(branch, data))
      ? []
      : when(true, at, {branches: branches.map((branch) => of.refusals(branch, data, path))});
  },
  if: ({of, schema, data, path}) => {
    const next = of.accepts(schema.if ?? {}, data) ? schema.then : schema.else;
    return next ? of.refusals(next, data, path) : [];
  },
  then: () => [],
  else: () => [],
};

type Mapping = Record<string, unknown>;
type Rule = (at: Place) => readonly Refusal[];

interface Place {
  readonly of: Validator;
  readonly keyword: keyof JsonSchema;
  readonly schema: JsonSchema;
  readonly data: unknown;
  readonly path: readonly string[];
}

/**
 * Interprets a JSON schema: browsers run no code that is made from data under this site's policy. It
 * knows the keywords of `JsonSchema`, with the meaning that draft 7 gives them.
 */
export class Validator {
  private readonly patterns = new Map<string, RegExp>();

  /** @throws Error on a keyword that it does not know */
  constructor(private readonly root: JsonSchema) {
    refuseUnknown(root);
  }

  /** Returns what a schema does not accept; all of it, in the order of the schema's keywords. */
  refusals(schema: JsonSchema, data: unknown, path: readonly string[] = []): readonly Refusal[] {
    const found: Refusal[] = [];
    for (const keyword of Object.keys(schema) as (keyof JsonSchema)[]) {
      for (const refusal of RULES[keyword]?.({of: this, keyword, schema, data, path}) ?? []) {
        found.push(refusal);
      }
    }
    return found;
  }

  /** Whether a schema accepts data. */
  accepts(schema: JsonSchema, data: unknown): boolean {
    return (Object.keys(schema) as (keyof JsonSchema)[]).every(
      (keyword) =>
        (RULES[keyword]?.({of: this, keyword, schema, data, path: []}) ?? []).length === 0,
    );
  }

  /** @throws Error when the schema has no such definition */
  definition(reference: string): JsonSchema {
    const name = reference.replace(/^#\/definitions\//, '');
    const found = this.root.definitions?.[name];
    if (!found) {
      throw new Error(`The schema has no definition "${name}".`);
    }
    return found;
  }

  pattern(text: string): RegExp {
    const known = this.patterns.get(text) ?? new RegExp(text, 'u');
    this.patterns.set(text, known);
    return known;
  }
}

/** Whether a value is a mapping of keys, as YAML and JSON have it. */
export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function when(
  isRefused: boolean,
  {path, keyword, schema, data}: Place,
  more?: Pick<Refusal, 'key' | 'branches'>,
): readonly Refusal[] {
  return isRefused ? [{path, keyword, schema, data, ...more}] : [];
}

function limit({schema, keyword}: Place): number {
  return Number(schema[keyword]);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** All keys, in the order in which they stand. */
function keysOf(data: Mapping): string[] {
  return Object.keys(data);
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
  number: isNumber,
  object: isMapping,
  string: isText,
};

function isOfType(value: unknown, types: string | string[] = []): boolean {
  return [types].flat().some((type) => TYPES[type]?.(value));
}

function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  }
  if (isMapping(a) && isMapping(b)) {
    const keys = keysOf(a);
    return (
      keys.length === keysOf(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
    );
  }
  return a === b;
}

function refuseUnknown(schema: JsonSchema): void {
  const unknown = Object.keys(schema).find((key) => !WORDS.has(key) && !Object.hasOwn(RULES, key));
  if (unknown !== undefined) {
    throw new Error(`The validator of schemas does not know the keyword "${unknown}".`);
  }
  schemasIn(schema).forEach(refuseUnknown);
}

/** Returns the schemas directly within a schema. */
function schemasIn(schema: JsonSchema): JsonSchema[] {
  const {definitions, properties, items, additionalProperties, allOf = [], anyOf = []} = schema;
  const {not, contains, propertyNames} = schema;
  return [
    ...Object.values({...definitions}),
    ...Object.values({...properties}),
    ...[items ?? []].flat(),
    ...allOf,
    ...anyOf,
    ...[not, contains, propertyNames, schema.if, schema.then, schema.else, additionalProperties],
  ].filter((inner): inner is JsonSchema => typeof inner === 'object');
}
