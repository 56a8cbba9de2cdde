import {isLenient, type JsonSchema, PLACEHOLDER_TITLES} from './jsonSchema';
import {isMapping, type Validator} from './validate';

const TITLES: readonly unknown[] = Object.values(PLACEHOLDER_TITLES);

/** A key of a mapping: what it means, what it takes. */
export interface KeyFacts {
  readonly name: string;
  readonly description?: string;
  readonly isRequired: boolean;
  /** Values that it takes, where these can be listed. */
  readonly values: readonly string[];
  /** Kinds of values that it takes: `string`, `object`. */
  readonly types: readonly string[];
  readonly default?: unknown;
}

/** Returns the keys that a mapping takes, the required ones first; none for other values. */
export function keysAt(of: Validator, root: JsonSchema, data: unknown, path: readonly string[]) {
  const schemas = schemasAt(of, root, data, path);
  const required = new Set(schemas.flatMap((schema) => schema.required ?? []));
  const found = new Map<string, JsonSchema[]>();
  for (const {properties = {}} of schemas) {
    for (const [name, schema] of Object.entries(properties)) {
      found.set(name, [...(found.get(name) ?? []), schema]);
    }
  }
  const keys = [...found].map(([name, all]) => factsOf(of, name, all, required.has(name)));
  return [...keys.filter((key) => key.isRequired), ...keys.filter((key) => !key.isRequired)];
}

/** Returns what a key means; undefined for one that the schema does not know. */
export function keyAt(
  of: Validator,
  root: JsonSchema,
  data: unknown,
  path: readonly string[],
): KeyFacts | undefined {
  const name = path.at(-1);
  return name === undefined
    ? undefined
    : keysAt(of, root, data, path.slice(0, -1)).find((key) => key.name === name);
}

/** Returns the schemas that hold for a value; of a choice, its branches that may be meant. */
function schemasAt(
  of: Validator,
  root: JsonSchema,
  data: unknown,
  path: readonly string[],
): JsonSchema[] {
  let schemas = applying(of, root, data);
  let value = data;
  for (const part of path) {
    value = partOf(value, part);
    schemas = schemas
      .flatMap(({properties, items, additionalProperties}) => {
        if (/^\d+$/.test(part) && items) {
          return Array.isArray(items) ? (items[Number(part)] ?? []) : items;
        }
        const others = typeof additionalProperties === 'object' ? additionalProperties : [];
        return properties && Object.hasOwn(properties, part) ? (properties[part] ?? []) : others;
      })
      .flatMap((schema) => applying(of, schema, value));
  }
  return schemas;
}

function partOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) {
    return value[Number(part)] as unknown;
  }
  return isMapping(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

/** Returns a schema with all that it refers to, as far as conditions on the data are met. */
function applying(of: Validator, schema: JsonSchema, data: unknown): JsonSchema[] {
  const {$ref, allOf = [], anyOf = []} = schema;
  const meant = anyOf.filter((branch) => !isUnmeant(branch));
  // A branch of which the data have what it fixes, or all as long as none has.
  const fitting = meant.filter((branch) => of.accepts(branch, data));
  const isOpen = !schema.if || data === undefined;
  const next = isOpen ? undefined : of.accepts(schema.if ?? {}, data) ? schema.then : schema.else;
  return [
    schema,
    ...[
      ...($ref === undefined ? [] : [of.definition($ref)]),
      ...allOf,
      ...(fitting.length > 0 ? fitting : meant),
      ...(next ? [next] : []),
    ].flatMap((inner) => applying(of, inner, data)),
  ];
}

function isUnmeant(branch: JsonSchema): boolean {
  return TITLES.includes(branch.title) || isLenient(branch) || branch.not !== undefined;
}

function factsOf(
  of: Validator,
  name: string,
  schemas: readonly JsonSchema[],
  isRequired: boolean,
): KeyFacts {
  const all = schemas.flatMap((schema) => applying(of, schema, undefined));
  const description = all.find((schema) => schema.description !== undefined)?.description;
  const types = [...new Set(all.flatMap(({type}) => type ?? []))];
  const lists = all.flatMap((schema) => (schema.enum ? [schema.enum.map(String)] : []));
  const values = types.includes('boolean') ? [...lists.flat(), 'true', 'false'] : lists.flat();
  const fallback = schemas.find((schema) => schema.default !== undefined)?.default;
  return {
    name,
    isRequired,
    types,
    values: [...new Set(values)],
    ...(description !== undefined && {description}),
    ...(fallback !== undefined && {default: fallback}),
  };
}
