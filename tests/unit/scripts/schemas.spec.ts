import Ajv from 'ajv';
import fc from 'fast-check';
import {expect, test} from 'vitest';

import {casesOf} from '../../../scripts/schemas/cases';
import {differences, type Judged, percent} from '../../../scripts/schemas/compare';
import {filesIn, verdictsOf} from '../../../scripts/schemas/fixtures';
import {filesOf} from '../../../scripts/schemas/generate';
import {apply, changesOf, draws, valuesByKey} from '../../../scripts/schemas/mutate';
import {answersOf} from '../../../scripts/schemas/oracle';
import type {JsonSchema} from '../../../src/yaml/jsonSchema';

const schema: JsonSchema = {
  allOf: [{$ref: '#/definitions/Part'}],
  definitions: {
    Part: {
      type: 'object',
      properties: {
        name: {enum: ['short', 'long']},
        size: {anyOf: [{type: 'integer', minimum: 3, maximum: 4}, {type: 'null'}]},
        parts: {type: 'array', items: {type: 'string'}},
      },
      required: ['name'],
      additionalProperties: false,
      allOf: [
        {
          if: {properties: {name: {enum: ['long']}}},
          then: {required: ['size'], properties: {size: {type: 'integer', minimum: 3, maximum: 4}}},
          else: {properties: {size: {type: 'null'}}},
        },
      ],
    },
  },
};
const check = new Ajv({strict: false}).compile(schema);
const file = {name: 'long', size: 3, parts: ['a', 'b']};

test('generated files have the keys and values of a schema, most of them right ones', () => {
  const files = fc.sample(filesOf(schema), {numRuns: 200, seed: 1});
  expect(files.filter((one) => check(one)).length).toBeGreaterThan(100);
  expect(new Set(files.map((one) => (one as typeof file).name))).toEqual(
    new Set(['short', 'long']),
  );
});

test('a change sets a value or takes it out, and leaves the file itself as it is', () => {
  expect(apply(file, {path: ['size'], value: null})).toEqual({...file, size: null});
  expect(apply(file, {path: ['size']})).toEqual({name: 'long', parts: ['a', 'b']});
  expect(apply(file, {path: ['parts', 0]})).toEqual({...file, parts: ['b']});
  expect(apply(file, {path: ['parts', 1], value: 'c'})).toEqual({...file, parts: ['a', 'c']});
  expect(apply(file, {path: [], value: 1})).toBe(1);
  expect(file).toEqual({name: 'long', size: 3, parts: ['a', 'b']});
});

test('draws become changes that fit a file, one after the other', () => {
  const values = valuesByKey([file, {size: 4}]);
  const make = (move: 'borrow' | 'rename' | 'unwrap' | 'wrap' | 'remove', spot: number) =>
    changesOf(file, [{move, spot, choice: 1}], ['word'], values).reduce(apply, file as unknown);
  expect(make('remove', 0)).toEqual({size: 3, parts: ['a', 'b']});
  expect(make('borrow', 1)).toEqual({...file, size: 4});
  expect(make('rename', 1)).toEqual({name: 'long', sizes: 3, parts: ['a', 'b']});
  expect(make('wrap', 1)).toEqual({...file, size: [3]});
  expect(make('unwrap', 2)).toEqual({...file, parts: 'a'});
});

test('any draws give changes that JSON can hold', () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      const changes = changesOf(file, drawn, ['word'], valuesByKey([file]));
      const stored = JSON.parse(JSON.stringify(changes)) as typeof changes;
      expect(stored.reduce(apply, file as unknown)).toEqual(changes.reduce(apply, file as unknown));
    }),
    {seed: 1, numRuns: 300},
  );
});

test('cases are the same for the same seed', () => {
  const make = (seed: number) =>
    casesOf('pod', {schema, check}, [file], {count: 40, seed, share: 4});
  expect(make(1)).toEqual(make(1));
  expect(make(2)).not.toEqual(make(1));
});

const judged: Judged[] = [
  {kind: 'pod', base: file, changes: [], data: file, ours: [], theirs: []},
  {
    kind: 'pod',
    base: file,
    changes: [{path: ['size'], value: 5}],
    data: {...file, size: 5},
    ours: [],
    theirs: ['ValueError', 'size 5 is too much'],
  },
];

test('differences are told by what only one of the two has against a file', () => {
  expect(differences(judged)).toEqual([
    '1 x pod: only the SDK refuses it: ValueError: size N is too much\n    for example [{"path":["size"],"value":5}]',
  ]);
  expect(percent(9996, 10_000)).toBe('99.96');
  expect(percent(99_999, 100_000)).toBe('99.99');
});

test('verdicts are stored as changes of a base', () => {
  const verdicts = verdictsOf(judged, '1.0');
  expect(verdicts.bases).toEqual([{kind: 'pod', file}]);
  expect(filesIn(verdicts).map(({data, isRead}) => ({data, isRead}))).toEqual([
    {data: file, isRead: true},
    {data: {...file, size: 5}, isRead: false},
  ]);
});

test('a missing Python is told', async () => {
  const asked = answersOf([], {python: 'no-such-python', release: '1.0'});
  await expect(asked).rejects.toThrow('There is no Python at "no-such-python": set SDK_PYTHON.');
});
