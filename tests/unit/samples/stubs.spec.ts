import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {expect, test} from 'vitest';

import {loadModel} from '../../../src/reference/model/load';
import type {
  ApiClass,
  ApiFunction,
  ApiModel,
  ApiModule,
  TypeText,
} from '../../../src/reference/model/types';
import {KNOWN_PRIVATE_BASES} from '../../../src/site/sdkPaths';
import {sdkStubs} from '../../../src/samples/stubs/modules';
import {isThirdParty, thirdPartyStubs} from '../../../src/samples/stubs/thirdParty';

const named = (name: string, home: string): TypeText => [[name, home]];
const str = named('str', 'builtins.str');

function method(name: string, more: Partial<ApiFunction> = {}): ApiFunction {
  return {
    kind: 'function',
    name,
    path: `bitfount.kit.${name}`,
    line: 1,
    endLine: 1,
    decorators: [],
    labels: [],
    parameters: [],
    ...more,
  };
}

function cls(name: string, more: Partial<ApiClass> = {}): ApiClass {
  return {
    kind: 'class',
    name,
    path: `bitfount.kit.${name}`,
    line: 1,
    endLine: 1,
    flavour: 'class',
    bases: [],
    decorators: [],
    labels: [],
    members: [],
    inherited: [],
    ...more,
  };
}

/** The stub of a module `bitfount.kit` that holds these symbols. */
function stubOf(...symbols: ApiModule['symbols']): string {
  const module = (name: string, more: Partial<ApiModule>): [string, ApiModule] => [
    name,
    {path: name, package: false, file: '', symbols: [], reExports: [], submodules: [], ...more},
  ];
  const model = {
    modules: new Map([
      module('bitfount', {package: true, submodules: ['bitfount.kit']}),
      module('bitfount.kit', {symbols}),
    ]),
  } as unknown as ApiModel;
  const files = sdkStubs(model);
  expect(files.get('bitfount/__init__.pyi')).toContain('from . import kit as kit');
  return files.get('bitfount/kit.pyi') ?? '';
}

test('a function has its parameters in order, with defaults left open', () => {
  const stub = stubOf(
    method('draw', {
      labels: ['async'],
      parameters: [
        {name: 'a', kind: 'positional-only', type: str},
        {name: 'b', kind: 'positional-or-keyword', type: str, default: ["'x'"]},
        {name: 'c', kind: 'keyword-only'},
      ],
      returns: ['None'],
    }),
  );
  expect(stub).toContain(
    'async def draw(a: _builtins.str, /, b: _builtins.str = ..., *, c: _typing.Any) -> None: ...',
  );
  expect(stub).toContain('import builtins as _builtins\n');
});

test('what cannot be written as a type is Any', () => {
  const types: TypeText[] = [
    ['…'],
    [['Union', 'typing.Union'], '[', ['tuple', 'builtins.tuple'], '(registry)]'],
    ['Unresolved'],
    named('_Private', 'bitfount.kit._Private'),
    named('Response', 'httpx.Response'),
  ];
  const stub = stubOf(
    ...types.map((type, index) => method(`f${index}`, {returns: type})),
    method('g', {
      returns: [
        ['Callable', 'typing.Callable'],
        '[',
        ['_P', 'bitfount.kit._P'],
        ', ',
        ['int', 'builtins.int'],
        ']',
      ],
    }),
  );
  types.forEach((_, index) => expect(stub).toContain(`def f${index}() -> _typing.Any: ...`));
  expect(stub).toContain('def g() -> _typing.Callable[..., _builtins.int]: ...');
});

test('a class of a third party is told apart only where it is given', () => {
  const table = named('pd.DataFrame', 'pandas.DataFrame');
  const parameters = [{name: 'a', kind: 'positional-or-keyword', type: table}] as const;
  expect(stubOf(method('f', {parameters: [...parameters], returns: table}))).toContain(
    'def f(a: __sdk_stubs.DataFrame) -> _typing.Any: ...',
  );
});

test('properties, class methods and abstract methods are what they are', () => {
  const stub = stubOf(
    cls('Thing', {
      members: [
        method('size', {labels: ['property', 'setter'], returns: str}),
        method('make', {labels: ['class']}),
        method('show', {labels: ['static']}),
        method('go', {labels: ['abstract']}),
      ],
    }),
  );
  for (const text of [
    '@_builtins.property\n    def size(self) -> _builtins.str: ...',
    '@size.setter\n',
    '@_builtins.classmethod\n    def make(cls): ...',
    '@_builtins.staticmethod\n    def show(): ...',
    '@_abc.abstractmethod\n    def go(self): ...',
  ]) {
    expect(stub).toContain(text);
  }
});

test('private bases bring the names that the model knows, and may bring more', () => {
  const open = stubOf(
    cls('Thing', {
      bases: [named('_Base', 'bitfount.kit._Base')],
      inherited: [{from: 'bitfount.kit._Base', members: ['run']}],
    }),
  );
  expect(open).toContain('class Thing():');
  expect(open).toContain('    run: _typing.Any');
  expect(open).toContain('def __getattr__(self, name: str)');
  expect(stubOf(cls('Thing'))).not.toContain('__getattr__');
});

test('keys of a TypedDict include those of its bases; odd names need a call', () => {
  const init = (...names: string[]): Partial<ApiClass> => ({
    flavour: 'typed-dict',
    init: {
      synthesised: true,
      parameters: names.map((name, index) => ({
        name,
        kind: 'keyword-only',
        type: str,
        ...(index > 0 && {default: ['...']}),
      })),
    },
  });
  expect(stubOf(cls('Keys', init('a', 'b')))).toContain(
    'class Keys(_typing.TypedDict):\n    a: _builtins.str\n    b: _typing.NotRequired[_builtins.str]',
  );
  expect(stubOf(cls('Keys', init('a b')))).toContain(
    "Keys = _typing.TypedDict('Keys', {'a b': _builtins.str})",
  );
});

test('the lists that were made by hand fit the committed model', () => {
  const bases = new Set<string>();
  const roots = new Set<string>();
  JSON.stringify([...loadModel().modules.values()], (key, value: unknown) => {
    if (Array.isArray(value) && value.length === 2 && typeof value[1] === 'string') {
      const [root = ''] = value[1].split('.', 1);
      if (/^[\w.]+$/.test(value[1]) && value[1].includes('.')) {
        roots.add(root);
        bases.add(value[1]);
      }
    }
    if (key === 'from') {
      bases.add(String(value));
    }
    return value;
  });
  expect([...KNOWN_PRIVATE_BASES].filter((base) => !bases.has(base))).toEqual([]);

  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const typeshed = path.join(
    path.dirname(require.resolve('pyright/package.json')),
    'dist/typeshed-fallback/stdlib/VERSIONS',
  );
  const standard = readFileSync(typeshed, 'utf8').match(/^[a-zA-Z_]\w*/gm) ?? [];
  expect(standard).toContain('pathlib');
  const inTypes = ['bitfount', ...standard];
  const unknown = [...roots].filter((root) => !inTypes.includes(root) && !isThirdParty(root));
  expect(unknown).toEqual([]);
});

test('modules of third parties that samples import have a file each', () => {
  const files = thirdPartyStubs(['torch.nn.functional', 'os.path', 'nothing.of.ours']);
  expect([...files.keys()].filter((file) => file.startsWith('torch/'))).toEqual([
    'torch/__init__.pyi',
    'torch/nn/__init__.pyi',
    'torch/nn/functional/__init__.pyi',
  ]);
  expect([...files.keys()].filter((file) => /^(os|nothing)\//.test(file))).toEqual([]);
});
