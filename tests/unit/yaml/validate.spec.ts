import Ajv from 'ajv';
import fc from 'fast-check';
import {expect, test} from 'vitest';

import {dataCheck} from '../../../src/yaml/dataCheck';
import type {JsonSchema} from '../../../src/yaml/jsonSchema';
import {isMapping, Validator} from '../../../src/yaml/validate';

const definitions = {text: {type: 'string'}};
const leaf: fc.Arbitrary<JsonSchema> = fc.oneof(
  fc
    .constantFrom('array', 'boolean', 'integer', 'null', 'number', 'object', 'string')
    .map((type) => ({type})),
  fc.constantFrom<JsonSchema>(
    {},
    {enum: ['a', 1, null, {a: 1}]},
    {const: [1]},
    {pattern: '^[ab]+$'},
    {minLength: 1, maxLength: 2},
    {minimum: 0, exclusiveMaximum: 2},
    {exclusiveMinimum: 0, maximum: 2},
    {minItems: 1, maxItems: 2},
    {maxProperties: 1},
    {required: ['a']},
    {$ref: '#/definitions/text'},
  ),
);
const schemas = fc.letrec<{schema: JsonSchema}>((tie) => ({
  schema: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    leaf,
    fc.array(tie('schema'), {minLength: 1, maxLength: 3}).map((anyOf) => ({anyOf})),
    fc.array(tie('schema'), {minLength: 1, maxLength: 3}).map((allOf) => ({allOf})),
    tie('schema').map((not) => ({not})),
    tie('schema').map((items) => ({items})),
    fc.array(tie('schema'), {minLength: 1, maxLength: 2}).map((items) => ({items})),
    tie('schema').map((contains) => ({contains})),
    tie('schema').map((propertyNames) => ({propertyNames})),
    fc
      .tuple(tie('schema'), fc.oneof(fc.boolean(), tie('schema')))
      .map(([a, additionalProperties]) => ({properties: {a}, additionalProperties})),
    fc
      .tuple(tie('schema'), tie('schema'), tie('schema'))
      .map(([condition, then, otherwise]) => ({if: condition, then, else: otherwise})),
  ),
})).schema;
const valuesWithKeys = (...keys: string[]) =>
  fc.letrec((tie) => ({
    value: fc.oneof(
      {depthSize: 'small'},
      fc.constantFrom<unknown>(null, true, 0, 1, 2, -1.5, '', 'a', 'b', 'abc', '🔑'),
      fc.array(tie('value'), {maxLength: 3}),
      fc.dictionary(fc.constantFrom(...keys), tie('value'), {maxKeys: 2, noNullPrototype: true}),
    ),
  })).value;

/**
 * Spells `contains` out: in a loop over arrays ajv 8.20 lets an empty one pass by the answer for the
 * array before (`valid` in lib/vocabularies/applicator/contains.ts is not set again).
 */
function forAjv(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_key, part: unknown) =>
    isMapping(part) && part.contains ? {not: {type: 'array', items: {not: part.contains}}} : part,
  ) as JsonSchema;
}

test('accepts what ajv accepts', () => {
  const ajv = new Ajv({strict: false, logger: false});
  fc.assert(
    fc.property(schemas, valuesWithKeys('a', 'b', 'hasOwnProperty'), (schema, value) => {
      const root = {...schema, definitions};
      const isAccepted = ajv.validate({...forAjv(schema), definitions}, value);
      const validator = new Validator(root);
      expect(validator.accepts(root, value)).toBe(isAccepted);
      expect(validator.refusals(root, value).length === 0).toBe(isAccepted);
      expect(dataCheck(root)(value).length === 0).toBe(isAccepted);
    }),
    {numRuns: 100},
  );
});

// ajv can't be asked here: fast-deep-equal, which it compares with, calls a value's own
// toString and valueOf (https://github.com/epoberezkin/fast-deep-equal/issues/141).
test('answers alike for values with the names of built-in methods', () => {
  const keys = ['a', 'toString', 'valueOf', 'constructor', '__proto__'];
  fc.assert(
    fc.property(schemas, valuesWithKeys(...keys), (schema, value) => {
      const root = {...schema, definitions};
      const validator = new Validator(root);
      const isAccepted = validator.accepts(root, value);
      expect(validator.refusals(root, value).length === 0).toBe(isAccepted);
      expect(dataCheck(root)(value).length === 0).toBe(isAccepted);
    }),
    {numRuns: 100},
  );
});

test('refuses a schema with a keyword or definition that it does not know', () => {
  const schema = {properties: {a: {multipleOf: 2}}} as JsonSchema;
  expect(() => new Validator(schema)).toThrow('does not know the keyword "multipleOf"');
  const missing: JsonSchema = {$ref: '#/definitions/other'};
  expect(() => new Validator(missing).accepts(missing, 1)).toThrow('no definition "other"');
});
