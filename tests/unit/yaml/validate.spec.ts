import Ajv from 'ajv';
import fc from 'fast-check';
import {expect, test} from 'vitest';

import {dataCheck} from '../../../src/yaml/dataCheck';
import type {JsonSchema} from '../../../src/yaml/jsonSchema';
import {Validator} from '../../../src/yaml/validate';

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
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    {depthSize: 'small'},
    fc.constantFrom<unknown>(null, true, 0, 1, 2, -1.5, '', 'a', 'b', 'abc', '🔑'),
    fc.array(tie('value'), {maxLength: 3}),
    fc.dictionary(fc.constantFrom('a', 'b', 'toString'), tie('value'), {maxKeys: 2}),
  ),
})).value;

test('accepts what ajv accepts', () => {
  const ajv = new Ajv({strict: false, logger: false});
  fc.assert(
    fc.property(schemas, values, (schema, value) => {
      const root = {...schema, definitions: {text: {type: 'string'}}};
      const isAccepted = ajv.validate(structuredClone(root), value);
      const validator = new Validator(root);
      expect(validator.accepts(root, value)).toBe(isAccepted);
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
