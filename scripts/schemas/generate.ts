import Ajv, {type ValidateFunction} from 'ajv';
import fc from 'fast-check';

import type {JsonSchema} from '../../src/yaml/jsonSchema';
import {isMapping} from '../agent-tasks/shape';

type Choose = fc.GeneratorValue;

/** How many of the keys that a mapping may leave out it has. */
type Fullness = 'few' | 'some' | 'all';

const OPTIONAL: Readonly<Record<Fullness, number>> = {few: 0, some: 0.5, all: 1};
const ANYTHING: readonly unknown[] = ['text', 1, true, {key: 'value'}, ['text']];
const TEXTS = [
  'text',
  'a-name',
  '/data/file.csv',
  '1',
  '0.5',
  'true',
  'no',
  'https://example.org',
  '{{ some_name }}',
  '{{ some_name.path }}',
];

/** Returns files that a schema allows, by chance: its conditions (`if`) are kept, all choices are made. */
export function filesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const writer = new FileWriter(schema);
  return fc
    .tuple(fc.constantFrom<Fullness>('few', 'some', 'some', 'all'), fc.gen())
    .map(([fullness, choose]) => writer.write(choose, fullness));
}

class FileWriter {
  private readonly ajv = new Ajv({strict: false});
  private readonly conditions = new Map<JsonSchema, ValidateFunction>();

  constructor(private readonly root: JsonSchema) {}

  write(choose: Choose, fullness: Fullness): unknown {
    return this.value(this.root, choose, OPTIONAL[fullness]);
  }

  private value(schema: JsonSchema, choose: Choose, optional: number): unknown {
    const inner = (part: JsonSchema) => this.value(part, choose, optional);
    if (schema.$ref !== undefined) {
      return inner(this.definition(schema.$ref));
    }
    if (schema.enum) {
      return choose(fc.constantFrom, ...schema.enum);
    }
    const own = this.ownValue(schema, choose, optional);
    const parts = (schema.allOf ?? []).reduce<unknown>(
      (made, part) => merge(made, this.conditional(part, made, inner)),
      own,
    );
    const choices = schema.anyOf?.flatMap((one) =>
      one.enum ? Array<JsonSchema>(4).fill(one) : one,
    );
    return choices ? merge(parts, inner(choose(fc.constantFrom, ...choices))) : parts;
  }

  private ownValue(schema: JsonSchema, choose: Choose, optional: number): unknown {
    const inner = (part: JsonSchema) => this.value(part, choose, optional);
    switch (schema.type ?? (schema.properties ? 'object' : undefined)) {
      case 'object':
        return this.mapping(schema, choose, optional);
      case 'array':
        return list(schema, choose, inner);
      case 'boolean':
        return choose(fc.boolean);
      case 'integer':
        return choose(fc.integer, {min: schema.minimum ?? 1, max: schema.maximum ?? 100});
      case 'number':
        return choose(fc.constantFrom, ...numbersIn(schema));
      case 'null':
        return null;
      case 'string':
        return text(schema, choose);
      default:
        return (schema.allOf ?? schema.anyOf) ? undefined : choose(fc.constantFrom, ...ANYTHING);
    }
  }

  private mapping(schema: JsonSchema, choose: Choose, optional: number): unknown {
    const {properties = {}, required = [], additionalProperties: values, propertyNames} = schema;
    const entries = Object.entries(properties)
      .filter(([key]) => required.includes(key) || choose(fc.double, UNIT) < optional)
      .map(([key, part]): [string, unknown] => [key, this.value(part, choose, optional)]);
    if (typeof values === 'object') {
      const key = propertyNames?.enum ? choose(fc.constantFrom, ...propertyNames.enum) : 'key';
      entries.push([String(key), this.value(values, choose, optional)]);
    }
    return Object.fromEntries(entries);
  }

  /** Returns what a part of `allOf` adds to the value made so far. */
  private conditional(
    part: JsonSchema,
    made: unknown,
    inner: (schema: JsonSchema) => unknown,
  ): unknown {
    if (!part.if) {
      return inner(part);
    }
    const branch = this.holds(part.if, made) ? part.then : part.else;
    return branch && inner(branch);
  }

  private holds(condition: JsonSchema, value: unknown): boolean {
    let check = this.conditions.get(condition);
    if (!check) {
      check = this.ajv.compile({...condition, definitions: this.root.definitions});
      this.conditions.set(condition, check);
    }
    return check(value) === true;
  }

  private definition(ref: string): JsonSchema {
    const name = ref.replace('#/definitions/', '');
    const schema = this.root.definitions?.[name];
    if (!schema) {
      throw new Error(`The schema has no definition ${name}.`);
    }
    return schema;
  }
}

const UNIT = {min: 0, max: 1, maxExcluded: true, noNaN: true};

function list(schema: JsonSchema, choose: Choose, inner: (part: JsonSchema) => unknown): unknown[] {
  const {items = {}, minItems = 0} = schema;
  if (Array.isArray(items)) {
    return items.map(inner);
  }
  const length = Math.max(minItems, choose(fc.integer, {min: 0, max: 2}));
  return Array.from({length}, () => inner(items));
}

function numbersIn(schema: JsonSchema): number[] {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum} = schema;
  const low = minimum ?? exclusiveMinimum ?? 0;
  const high = maximum ?? exclusiveMaximum ?? low + 1;
  return [(low + high) / 2, ...(minimum === undefined ? [] : [minimum])];
}

/** @throws Error when none of `TEXTS` has the pattern of a schema: add one that has it */
function text({pattern = '', not}: JsonSchema, choose: Choose): string {
  const fitting = TEXTS.filter(
    (one) => new RegExp(pattern).test(one) && !(not?.pattern && new RegExp(not.pattern).test(one)),
  );
  if (fitting.length === 0) {
    throw new Error(`No text here has the pattern ${pattern}.`);
  }
  return choose(fc.constantFrom, ...fitting);
}

/** Adds what one schema allows to what another does: mappings are joined, else the later one counts. */
function merge(first: unknown, second: unknown): unknown {
  if (second === undefined) {
    return first;
  }
  if (!isMapping(first) || !isMapping(second)) {
    return second;
  }
  const joined = {...first};
  for (const [key, value] of Object.entries(second)) {
    joined[key] = key in first && !isMapping(value) ? first[key] : merge(first[key], value);
  }
  return joined;
}
