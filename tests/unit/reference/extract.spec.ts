/**
 * The extractor itself, run on a tiny package: Pyodide with the real griffe, whose wheel
 * (ISC; it contains its licence) is a fixture. The golden facts are what the extractor makes
 * of the package; `UPDATE_GOLDEN=1` writes them anew, and then every changed line is to be
 * read. The tests below, and those of `constructs.spec.ts`, say by hand what must be in them.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';

import {formatJson} from '../../../src/reference/extract/formatJson';
import {type Extraction, runPython} from '../../../src/reference/extract/runPython';
import {readWheel} from '../../../src/reference/extract/wheels';
import type {
  ApiAttribute,
  ApiClass,
  ApiFunction,
  ApiMember,
} from '../../../src/reference/model/types';
import {readTinyPackage} from './tinyPackage';
import {zip} from './zip';

const FIXTURES = path.join(__dirname, 'fixtures');
const GOLDEN = path.join(FIXTURES, 'tiny.json');
const GRIFFE = path.join(FIXTURES, 'griffelib-2.4.1-py3-none-any.whl');

let facts: Extraction;
beforeAll(async () => {
  const griffe = readWheel(GRIFFE, {option: '--griffe', name: 'griffelib'});
  const bytes = zip(readTinyPackage());
  facts = await runPython({file: 'tiny.whl', name: 'tiny', version: '1', bytes}, griffe);
}, 120_000);

test('the facts of the tiny package are the golden ones', () => {
  if (process.env.UPDATE_GOLDEN !== undefined) {
    writeFileSync(GOLDEN, formatJson(facts));
  }
  expect(formatJson(facts)).toBe(readFileSync(GOLDEN, 'utf8'));
});

function module(name: string) {
  const found = facts.modules.find((candidate) => candidate.path === name);
  expect(found, name).toBeDefined();
  return found as Extraction['modules'][number];
}

function symbol<T extends ApiMember>(moduleName: string, name: string): T {
  return module(moduleName).symbols.find((candidate) => candidate.name === name) as T;
}

test('a dynamic __all__ holds what the import makes', () => {
  expect(module('tiny').all).toEqual(['Base', 'Shape', 'Options', 'area', 'Two', 'One']);
  expect(module('tiny').reExports).toContainEqual({name: 'One', target: 'tiny.plugins.one.One'});
});

test('chains of re-exports end at the home', () => {
  expect(module('tiny.chain').reExports).toEqual([{name: 'Shape', target: 'tiny.shapes.Shape'}]);
});

test('types behind TYPE_CHECKING and in strings resolve', () => {
  const child = symbol<ApiClass>('tiny.models', 'Child');
  const first = child.members.find(({name}) => name === 'first') as ApiFunction;
  expect(first.returns).toEqual([['Shape', 'tiny.shapes.Shape']]);
  expect(first.labels).toEqual(['property', 'setter']);
});

test('a dataclass takes over fields of its bases and drops class variables', () => {
  const child = symbol<ApiClass>('tiny.models', 'Child');
  expect(child.flavour).toBe('dataclass');
  expect(child.init?.parameters).toEqual([
    {
      name: 'name',
      kind: 'positional-or-keyword',
      type: [['str', 'builtins.str']],
      default: ["'x'"],
    },
    {
      name: 'count',
      kind: 'positional-or-keyword',
      type: [['int', 'builtins.int']],
      default: [['DEFAULT', 'tiny.models.DEFAULT']],
      defaultValue: ['7'],
    },
    {
      name: 'shapes',
      kind: 'positional-or-keyword',
      type: [['list', 'builtins.list'], '[', ['Shape', 'tiny.shapes.Shape'], ']'],
      default: [['list', 'builtins.list'], '()'],
    },
  ]);
  expect(child.inherited).toEqual([{from: 'tiny.models.Parent', members: ['count', 'kinds']}]);
});

test('overloads keep their signatures beside the implementation', () => {
  const area = symbol<ApiFunction>('tiny.shapes', 'area');
  expect(area.overloads).toHaveLength(2);
  expect(area.parameters.map(({name}) => name)).toEqual(['x', 'unit']);
  expect(area.labels).toContain('overload');
});

test('flavours: enum, TypedDict, Protocol, abstract; nested classes', () => {
  expect(symbol<ApiClass>('tiny.shapes', 'Shape').flavour).toBe('enum');
  expect(symbol<ApiClass>('tiny.shapes', 'Drawable').flavour).toBe('protocol');
  expect(symbol<ApiClass>('tiny.plugins.base', 'Base').labels).toEqual(['abstract']);
  const options = symbol<ApiClass>('tiny.shapes', 'Options');
  expect(options.flavour).toBe('typed-dict');
  expect(options.init?.parameters[0]?.default).toEqual(['...']);
  const inner = symbol<ApiClass>('tiny.shapes', 'Outer').members[0];
  expect(inner).toMatchObject({kind: 'class', path: 'tiny.shapes.Outer.Inner'});
});

test('deprecation, overrides and exceptions', () => {
  expect(symbol<ApiFunction>('tiny.shapes', 'old').labels).toContain('deprecated');
  const run = symbol<ApiClass>('tiny.plugins.one', 'One').members[0] as ApiFunction;
  expect(run.overrides).toBe('tiny.plugins.base.Base.run');
  expect(run.raises).toEqual(['builtins.ValueError']);
});

test('environment variables of direct reads', () => {
  expect(facts.environment).toContainEqual({
    name: 'TINY_LIMIT',
    type: [['str', 'builtins.str']],
    default: ["'3'"],
    readIn: [{module: 'tiny.shapes', line: 10}],
  });
});

test('private dataclasses are kept where public ones inherit, nest or are extended by them', () => {
  const {hidden} = module('tiny.configs');
  expect(hidden?.map(({name}) => name)).toEqual(['_Common', '_Unit', '_SpecialEntry']);
});

test('private bases are kept with the members that public classes inherit', () => {
  const inherited = (name: string) =>
    module(name).privateBases?.map(({path: base, members}) => [base, members.map((m) => m.name)]);
  expect(inherited('tiny.hidden_bases')).toEqual([
    ['tiny.hidden_bases._Base', ['limit', 'run']],
    ['tiny.hidden_bases._Silent', []],
  ]);
  expect(inherited('tiny.hiding')).toEqual([['tiny.hiding._deep.Deepest', ['dive']]]);
  expect(module('tiny.shapes').privateBases).toBeUndefined();
});

test('private aliases and constants are kept where a public symbol names them', () => {
  expect(module('tiny.hidden_names').privateNames).toEqual({
    'tiny.hidden_names._Id': [['str', 'builtins.str']],
    'tiny.hidden_names._LIMIT': ['3'],
    'tiny.hidden_names._Mode': [['Literal', 'typing.Literal'], "['slow', 'fast']"],
    'tiny.hidden_names._Modes': [
      ['dict', 'builtins.dict'],
      '[',
      ['str', 'builtins.str'],
      ', ',
      ['_Mode', 'tiny.hidden_names._Mode'],
      ']',
    ],
  });
  expect(module('tiny.hiding').privateNames).toEqual({'tiny.hiding._deep.DEEP': ['5']});
});

test('private members of an enum stand apart', () => {
  const shape = symbol<ApiClass>('tiny.shapes', 'Shape');
  expect(shape.members.map(({name}) => name)).toEqual(['ROUND', 'FLAT']);
  expect(shape.hiddenMembers).toMatchObject([{name: '_OWN', value: ["'own'"]}]);
});

test('the call that makes a field is kept whole, however long', () => {
  const [, level] = symbol<ApiClass>('tiny.configs', 'Entry').members as ApiAttribute[];
  expect(level?.value?.join('')).toContain('the-eighth-of-many-levels');
});

test('a protocol names the algorithms that its check lets through, or those that fit it', () => {
  const accepted = (name: string) => symbol<ApiClass>('tiny.configs', name).accepts;
  expect(accepted('Course')).toBeUndefined();
  expect(accepted('Listed')).toEqual({names: ['tiny.Mean', 'tiny.Sum']});
  expect(accepted('Renamed')).toEqual({names: ['tiny.Mean', 'tiny.Sum']});
  expect(accepted('Shaped')).toEqual({fits: ['tiny.configs.Mean']});
});

test('messages have their words, the code of their values and the condition around them', () => {
  const told = facts.messages['tiny._messages']?.map(({kind, text, when}) => [kind, text, when]);
  expect(told).toEqual([
    ['response', 'There is no permission.', undefined],
    ['response', 'The task was accepted.', undefined],
    ['SmallError', 'The name {name} is too small.', undefined],
    ['info', 'Reading {path} with 2 workers', undefined],
    ['ValueError', 'No path was given. Write one.', 'if not path'],
    ['warning', 'Strict mode: {path} is {{odd}}.Update the file.', undefined],
    ['warning', 'The file {path} has {3} rows. Update the file.', undefined],
    ['error', 'Could not read {path}: {error}', 'except (OSError, TypeError)'],
    ['DeprecationWarning', 'Readers will go away.', undefined],
    ['print', 'Finished reading', undefined],
    ['print', 'Finished {path} at once', undefined],
  ]);
});

test('no docstring, message or description is kept, but in the list of messages', () => {
  const text = JSON.stringify({...facts, messages: {}});
  for (const words of ['docstring', 'sentence', 'must not', 'Text to drop', 'instead of']) {
    expect(text).not.toContain(words);
  }
});

test('calls that can send something out are found in all their forms, and no others', () => {
  expect(facts.callSites).toEqual([
    {
      file: 'tiny/_network.py',
      module: 'tiny._network',
      calls: [
        ['<module>', 11, 'retried(requests.get)', 'http'],
        ['<module>', 14, 'class Mine(Base)', 'http'],
        ['Mine.fetch', 16, 'post', 'http'],
        ['Mine.fetch', 17, 'super().request', 'http'],
        ['Mine.fetch', 18, 'stub.SendMessage', 'grpc'],
        ['Mine.fetch', 19, 'engine.connect', 'database'],
        ['Mine.fetch', 20, 'self.mailbox.send_evaluation_results', 'message'],
        ['Mine.fetch.inner', 25, 'database.connect', 'database'],
      ],
    },
  ]);
});
