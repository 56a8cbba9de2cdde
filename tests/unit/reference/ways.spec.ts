import {describe, expect, test} from 'vitest';

import {loadModel} from '../../../src/reference/model/load';
import {createResolver} from '../../../src/reference/model/resolve';
import {typeNames} from '../../../src/reference/model/typeNames';
import type {
  ApiClass,
  ApiFunction,
  ApiMember,
  ApiModel,
  TypeText,
} from '../../../src/reference/model/types';
import {collectWays, type Way} from '../../../src/reference/ways/collect';

const pod: TypeText[number] = ['Pod', 'kit.Pod'];
const inside = (name: string, path: string, ...rest: TypeText): TypeText => [
  [name, path],
  '[',
  ...rest,
  ']',
];

describe('the classes in a type', () => {
  test.each([
    ['itself', [pod]],
    ['what may be None', inside('Optional', 'typing.Optional', pod)],
    ['an item', inside('dict', 'builtins.dict', ['str', 'builtins.str'], ', list[', pod, ']')],
    ['a union', [['int', 'builtins.int'], ' | ', pod] as TypeText],
  ])('are those of values: %s', (_name, type) => {
    expect(typeNames(type)).toContain('kit.Pod');
  });

  test.each([
    ['the class as such', inside('type', 'builtins.type', pod)],
    ['what a callback takes', inside('Callable', 'typing.Callable', '[', pod, '], None')],
    [
      'a callback in a list',
      inside('list', 'builtins.list', ...inside('Type', 'typing.Type', pod)),
    ],
    [
      'what an algorithm was made with',
      inside('ModelInference', 'bitfount.federated.algorithms.ModelInference', pod),
    ],
  ])('are not: %s', (_name, type) => {
    expect(typeNames(type)).not.toContain('kit.Pod');
  });

  test('are counted again after such a bracket is closed', () => {
    const type = inside('tuple', 'builtins.tuple', ['type', 'builtins.type'], '[', pod, '], ', pod);
    expect(typeNames(type)).toContain('kit.Pod');
    expect(typeNames(undefined)).toEqual([]);
  });
});

const fn = (name: string, given: Partial<ApiFunction> = {}): ApiFunction => ({
  kind: 'function',
  name,
  path: `kit.${name}`,
  line: 1,
  endLine: 1,
  parameters: [],
  decorators: [],
  labels: [],
  ...given,
});
const cls = (name: string, members: ApiMember[], given: Partial<ApiClass> = {}): ApiClass => ({
  kind: 'class',
  name,
  path: `kit.${name}`,
  line: 1,
  endLine: 1,
  flavour: 'class',
  bases: [],
  decorators: [],
  labels: [],
  inherited: [],
  members,
  ...given,
});
const parameter = (name: string) => ({
  name,
  kind: 'positional-or-keyword' as const,
  type: [pod],
});

function waysOf(symbols: readonly ApiMember[]): {gives: string[]; takes: string[]} {
  const module = {path: 'kit', symbols};
  const model = {modules: new Map([['kit', module]])} as unknown as ApiModel;
  const {gives = [], takes = []} = collectWays(model, (type) => type).get('kit.Pod') ?? {};
  const text = ({symbol, owner, parameters}: Way) =>
    [owner?.name, symbol.name, ...parameters.map(({name}) => name)].filter(Boolean).join('.');
  return {gives: gives.map(text), takes: takes.map(text)};
}

describe('what gives a class, and what takes it', () => {
  test('are functions, methods and constructors by their types', () => {
    const runner = cls('Runner', [fn('make', {returns: [pod]})], {
      init: {parameters: [parameter('pod')]},
    });
    const run = fn('run', {parameters: [parameter('a'), parameter('b')], returns: [pod]});
    expect(waysOf([runner, run])).toEqual({
      gives: ['Runner.make', 'run'],
      takes: ['Runner.pod', 'run.a.b'],
    });
  });

  test('are not private, and no constructor that a class inherits', () => {
    const child = cls('Child', [fn('_make', {returns: [pod]})], {
      init: {parameters: [parameter('pod')], from: 'kit.Parent'},
    });
    expect(waysOf([child, fn('_run', {returns: [pod]})])).toEqual({gives: [], takes: []});
  });

  test('of its own members are those that make one', () => {
    const self: TypeText = [['Self', 'typing.Self']];
    const own = cls('Pod', [
      fn('load', {labels: ['class'], returns: self}),
      fn('copy', {returns: self}),
      fn('merge', {parameters: [parameter('other')]}),
    ]);
    expect(waysOf([own])).toEqual({gives: ['Pod.load'], takes: []});
  });

  test('are not attributes that hand back what the constructor was given', () => {
    const attribute = (name: string): ApiMember => ({
      kind: 'attribute',
      name,
      path: `kit.Runner.${name}`,
      line: 1,
      type: [pod],
      labels: ['instance'],
    });
    const runner = cls(
      'Runner',
      [attribute('pod'), attribute('last'), fn('first', {labels: ['property'], returns: [pod]})],
      {init: {parameters: [parameter('pod')]}},
    );
    expect(waysOf([runner])).toEqual({
      gives: ['Runner.last', 'Runner.first'],
      takes: ['Runner.pod'],
    });
  });
});

test('of the SDK, each is a symbol that the resolver finds', () => {
  const model = loadModel();
  const resolver = createResolver(model);
  const all = [...collectWays(model, (type) => type).values()].flatMap(({gives, takes}) => [
    ...gives,
    ...takes,
  ]);
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({symbol}) => resolver.find(symbol.path)?.kind !== 'symbol')).toEqual([]);
});
