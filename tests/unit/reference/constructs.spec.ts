/**
 * Constructs of Python and what the extraction makes of them, each read by hand from
 * `fixtures/tiny`. `extract.spec.ts` proves that the extractor makes the golden facts.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

import type {Extraction} from '../../../src/reference/extract/runPython';
import type {
  ApiAttribute,
  ApiClass,
  ApiConstructor,
  ApiFunction,
  ApiMember,
  ApiModule,
  TypeText,
} from '../../../src/reference/model/types';

const golden = readFileSync(path.join(__dirname, 'fixtures', 'tiny.json'), 'utf8');
const facts = JSON.parse(golden) as Extraction;

function moduleAt(name: string): ApiModule {
  const found = facts.modules.find((candidate) => candidate.path === name);
  expect(found, name).toBeDefined();
  return found as ApiModule;
}

function symbol<T extends ApiMember>(moduleName: string, name: string): T {
  const found = moduleAt(moduleName).symbols.find((candidate) => candidate.name === name);
  expect(found, `${moduleName}.${name}`).toBeDefined();
  return found as T;
}

function text(expression: TypeText | undefined): string | undefined {
  return expression?.map((part) => (typeof part === 'string' ? part : part[0])).join('');
}

/** Parameters as a reader sees them: `name`, `name=default`, behind `*` where keyword-only. */
function call(init: ApiConstructor | undefined): string | undefined {
  return init?.parameters
    .map(({name, kind, default: value}) => {
      const mark = {'var-positional': '*', 'var-keyword': '**', 'keyword-only': '*, '}[
        kind as string
      ];
      return `${mark ?? ''}${name}${value === undefined ? '' : `=${text(value) ?? ''}`}`;
    })
    .join('; ');
}

describe('exports', () => {
  const names = (name: string) => moduleAt(name).all;

  test('statements that build __all__ are followed one by one', () => {
    expect(names('tiny.exporting')).toEqual([
      'Renamed',
      '_Second',
      'First',
      'plain',
      'Third',
      'made_at_import',
    ]);
    expect(names('tiny.exporting.joined')).toEqual(['_Second', 'First']);
    expect(names('tiny.exporting.added')).toEqual(['First']);
    expect(names('tiny.diamonds')).toBeUndefined();
  });

  test('a loop over the modules of a package takes over their names', () => {
    expect(names('tiny.exporting.discovery')).toEqual(['First', '_Second', 'Third']);
  });

  test('a new name of something leads to its home', () => {
    expect(moduleAt('tiny.exporting').reExports).toContainEqual({
      name: 'Renamed',
      target: 'tiny.exporting.added.First',
    });
  });

  test('discovery passes over abstract, foreign and replaced classes', () => {
    expect(names('tiny')).toContain('Two');
    expect(names('tiny')).not.toContain('Three');
    expect(names('tiny')).not.toContain('Four');
    expect(names('tiny')).not.toContain('Unrelated');
  });

  test('names that import each other in a circle end the search', () => {
    const shown = symbol<ApiClass>('tiny.hiding', 'Shown');
    expect(shown.bases.map(text)).toEqual(['first']);
  });

  test('a private module and a folder that is no package have no page', () => {
    const paths = facts.modules.map((module) => module.path);
    expect(paths).not.toContain('tiny._private');
    expect(paths.filter((name) => name.startsWith('tiny.scripts'))).toEqual([]);
  });
});

describe('several bases', () => {
  const classAt = (name: string) => symbol<ApiClass>('tiny.diamonds', name);

  test('members of a diamond come from the first class in the order of Python', () => {
    expect(classAt('Bottom').inherited).toEqual([
      {from: 'tiny.diamonds.Left', members: ['start', 'left']},
      {from: 'tiny.diamonds.Right', members: ['stop', 'right']},
      {from: 'tiny.diamonds.Top', members: ['limit']},
    ]);
    expect(classAt('Bottom').init?.from).toBe('tiny.diamonds.Right');
    expect(classAt('Bottom').members).toMatchObject([
      {name: 'pause', overrides: 'tiny.diamonds.Top.pause'},
    ]);
  });

  test('a base outside of the package does not hide those within', () => {
    expect(classAt('Beside').members).toMatchObject([
      {name: 'stop', overrides: 'tiny.diamonds.Right.stop'},
    ]);
    expect(classAt('Beside').inherited.map(({from}) => from)).toEqual([
      'tiny.diamonds.Right',
      'tiny.diamonds.Top',
    ]);
  });

  test('an order that Python refuses is read depth first', () => {
    expect(classAt('Impossible').inherited).toEqual([
      {from: 'tiny.diamonds.Top', members: ['start', 'stop', 'pause', 'limit']},
      {from: 'tiny.diamonds.Left', members: ['left']},
    ]);
  });

  test('a nested class may extend the outer class of its own name', () => {
    const nested = classAt('Nested');
    expect(nested.members.map(({name}) => name)).toEqual(['Top', 'Inner']);
    const [top] = nested.members as ApiClass[];
    expect(top?.bases).toEqual([[['Top', 'tiny.diamonds.Top']]]);
  });

  test('exceptions by builtin bases and, outside of the package, by name', () => {
    for (const name of ['Failure', 'TimedOut', 'ForeignFailure']) {
      expect(classAt(name).flavour, name).toBe('exception');
    }
    expect(classAt('WorkWithException').flavour).toBe('class');
  });

  test('of several definitions the first stands for all', () => {
    expect(classAt('Chosen').bases.map(text)).toEqual(['Left']);
    expect(classAt('Fast').members.map(({name}) => name)).toEqual(['fast']);
  });
});

describe('functions and methods', () => {
  const machine = symbol<ApiClass>('tiny.callables', 'Machine');
  const method = (name: string) =>
    machine.members.find((member) => member.name === name) as ApiFunction;

  for (const [name, labels] of [
    ['level', ['deleter', 'property', 'setter']],
    ['table', ['cached', 'property']],
    ['total', ['computed-field', 'property']],
    ['kind', ['abstract', 'property', 'setter']],
    ['turn', ['overload']],
    ['made', ['overload', 'static']],
    ['default', ['cached', 'class']],
    ['wait', ['async']],
    ['events', ['async', 'generator']],
    ['lines', ['generator']],
    ['fixed', ['cached', 'final']],
    ['run', []],
  ] as const) {
    test(`labels of ${name}: ${labels.join(', ') || 'none'}`, () => {
      expect(method(name).labels).toEqual(labels);
    });
  }

  test('a property is described by its getter', () => {
    expect(method('level')).toMatchObject({parameters: [], returns: [['int', 'builtins.int']]});
  });

  test('overloads without an implementation: the first stands for all', () => {
    const stub = symbol<ApiFunction>('tiny.callables', 'stub_only');
    expect(stub.overloads?.map(({returns}) => text(returns))).toEqual(['int', 'str']);
    expect(text(stub.returns)).toBe('int');
  });

  test('overloads of methods and constructors are without self', () => {
    expect(method('made').overloads?.map(call)).toEqual(['of', 'of']);
    expect(method('turn').overloads?.map(call)).toEqual(['by', 'by']);
    expect(machine.init?.overloads?.map(call)).toEqual(['size', 'size; *, unit=...']);
    expect(call(machine.init)).toBe("size; *, unit='cm'; **kwargs");
  });

  test('the one callable that gets all keywords is named', () => {
    expect(machine.delegates).toBe('tiny.callables.Plain');
    expect(method('default').delegates).toBe('tiny.callables.Machine.made');
    expect(method('run_twice').delegates).toBe('tiny.callables.Machine.run');
    for (const name of ['run', 'ambiguous', 'swallowed', 'missing']) {
      expect(method(name).delegates, name).toBeUndefined();
    }
    const delegates = (name: string) => symbol<ApiClass>('tiny.callables', name).delegates;
    expect(delegates('Plain')).toBe('external.prepare');
    expect(delegates('Delegating')).toBe('tiny.callables.Plain');
    expect(delegates('Orphan')).toBe('external.configure');
    expect(symbol<ApiFunction>('tiny.callables', 'fetch').delegates).toBe('external.net.get');
  });

  test('what every such call sets itself is listed, but for what it takes out of the keywords', () => {
    expect(method('preset').delegates).toBe('tiny.callables.Machine.run');
    expect(method('preset').given).toEqual([1, 'unit']);
    expect(method('spread').delegates).toBe('tiny.callables.Machine.run');
    for (const name of ['spread', 'run_twice', 'ambiguous', 'missing']) {
      expect(method(name).given, name).toBeUndefined();
    }
    expect(machine.given).toEqual([1]);
  });

  test('exceptions are classes that the body itself raises', () => {
    expect(method('run').raises).toEqual(['builtins.StopIteration']);
    expect(method('lines').raises).toBeUndefined();
    expect(symbol<ApiClass>('tiny.callables', 'Outdated').raises).toEqual(['builtins.TypeError']);
  });

  test('only ABC makes a class with abstract members abstract', () => {
    expect(symbol<ApiClass>('tiny.callables', 'Enforced').labels).toEqual(['abstract']);
    expect(symbol<ApiClass>('tiny.callables', 'Unfinished').labels).toEqual([]);
    expect(symbol<ApiClass>('tiny.callables', 'Outdated').labels).toEqual(['deprecated', 'final']);
  });

  test('attributes of instances: types of the parameters that they take', () => {
    const plain = symbol<ApiClass>('tiny.callables', 'Plain').members as ApiAttribute[];
    expect(plain.map(({name, type, value}) => [name, text(type), text(value)])).toEqual([
      ['size', 'int', undefined],
      ['parts', 'list[Plain]', undefined],
      ['state', undefined, "'new'"],
    ]);
  });
});

describe('constructors made from fields', () => {
  for (const [name, parameters] of [
    [
      'Marked',
      "first; second='s'; made=[1, 2]; *, third=OFFSET; *, fourth=LOWEST; *, seed=0; *, last=LEVELS",
    ],
    [
      'Extended',
      "second='s'; made=[1, 2]; *, first='again'; *, third=OFFSET; *, fourth=LOWEST; *, seed=0; *, last=LEVELS; *, extra",
    ],
    ['Written', 'only'],
    ['Remade', 'own'],
    ['Sampled', 'private; factory=list(); positional=4; required'],
    ['Defined', "private; factory=list(); positional=4; required; *, named='n'"],
    ['Model', "*, name; *, level=LEVELS; *, given='g'; *, many=list()"],
    ['SubModel', "*, name; *, level=LEVELS; *, given='g'; *, many=list(); *, own=2"],
    ['Keys', '*, must; *, may=...'],
    ['Partial', '*, must; *, may=...; *, needed; *, free=...'],
  ] as const) {
    test(`${name}(${parameters})`, () => {
      expect(call(symbol<ApiClass>('tiny.records', name).init)).toBe(parameters);
    });
  }

  test('a class that is not decorated takes over the constructor of its base', () => {
    const {flavour, init} = symbol<ApiClass>('tiny.records', 'Undecorated');
    expect(flavour).toBe('class');
    expect(init?.from).toBe('tiny.records.Marked');
    expect(init?.parameters).toEqual(symbol<ApiClass>('tiny.records', 'Marked').init?.parameters);
  });

  test('a named constant of the package is given with its value', () => {
    const {init} = symbol<ApiClass>('tiny.records', 'Marked');
    const values = init?.parameters.map(({name, defaultValue}) => [name, text(defaultValue)]);
    expect(values).toContainEqual(['third', '-2']);
    expect(values).toContainEqual(['last', '3']);
    expect(values).toContainEqual(['fourth', undefined]);
  });
});

describe('variables and classes made at run time', () => {
  const variable = (name: string) => symbol<ApiAttribute>('tiny.variables', name);

  for (const [name, value, labels] of [
    ['STORE', "'s'", ['constant', 'final']],
    ['right', "'two'", []],
    ['second', undefined, []],
    ['Maybe', 'Optional[Numbers]', ['type-alias']],
    ['Either', 'int | None', ['type-alias']],
    ['Rows', 'list[dict[str, T]]', ['type-alias']],
    ['lower', 'make', []],
    ['Id', "NewType('Id', int)", ['type-var']],
    ['announced', '5', []],
    ['spread', "{'a': 1, **table}", []],
    ['called', 'make(1, *left, **table)', []],
    ['wordy', "'These are more than four words in a row'", []],
    ['told', "f'These are more than {COUNT} words in a row'", []],
    ['formatted', "f'{STORE}-{COUNT:>3}'", []],
    ['long_call', 'make(…)', []],
    ['long_list', `['${'a'.repeat(90)}', '${'b'.repeat(90)}', '${'c'.repeat(90)}', … 1 more]`, []],
    // Nobody knows how many items an unpacked list has.
    [
      'long_unpacked',
      `['${'a'.repeat(90)}', '${'b'.repeat(90)}', '${'c'.repeat(90)}', … more]`,
      [],
    ],
    ['long_tuple', `('${'a'.repeat(90)}', '${'b'.repeat(90)}', '${'c'.repeat(90)}', … 1 more)`, []],
    [
      'long_dict',
      `{'a': '${'a'.repeat(90)}', 'b': '${'b'.repeat(90)}', 'c': '${'c'.repeat(90)}', … 1 more}`,
      [],
    ],
    ['long_index', 'table[…]', []],
    ['long_join', `left + ['${'a'.repeat(90)}', … 3 more]`, []],
    ['long_bytes', "b'…' (165 bytes)", []],
    [
      'longest',
      "'All of these words are shown until there are so many of them that the rest is cut. " +
        "How many letters there are in all is said then, so that nobody takes the …' " +
        '(196 characters)',
      [],
    ],
  ] as const) {
    test(`${name} = ${value ?? 'unknown'}`, () => {
      expect(text(variable(name).value)).toBe(value);
      expect(variable(name).labels).toEqual(labels);
    });
  }

  for (const [name, choices, type] of [
    ['ENGINE', ["'slow'", "os.environ['ENGINE']"], 'str'],
    ['AVAILABLE', ['True', 'False'], 'bool'],
    ['newest', ["hasattr(work, 'newest')"], undefined],
    ['Failure', ['external.ReadError', 'ValueError'], undefined],
  ] as const) {
    test(`${name} is decided at import: ${choices.join(' or ')}`, () => {
      const chosen = symbol<ApiAttribute>('tiny.chosen', name);
      expect(chosen.choices?.map(text)).toEqual(choices);
      expect(chosen.value).toBeUndefined();
      expect(text(chosen.type)).toBe(type);
    });
  }

  test('one value in all cases is a fixed one, and so is what type checkers assume', () => {
    const fixed = (name: string) => symbol<ApiAttribute>('tiny.chosen', name);
    expect(text(fixed('always').value)).toBe('1');
    expect(text(fixed('Order').value)).toBe("Literal['asc', 'desc']");
    expect(fixed('Order').choices).toBeUndefined();
  });

  test('what only a type stub shows is marked', () => {
    expect(moduleAt('tiny.generated').symbols.map(({name}) => name)).toEqual(['known', 'Message']);
    const message = symbol<ApiClass>('tiny.generated', 'Message');
    expect(message.labels).toEqual(['runtime']);
    expect(call(message.init)).toBe('*, text=...');
  });
});

describe('environment variables', () => {
  for (const [name, expected] of [
    ['TINY_DAYS', {evaluated: 168, constraints: {ge: -1, lt: 100}}],
    ['TINY_CACHE', {fallback: {property: 'tiny.settings.PathSettings.cache'}}],
    ['TINY_PATHS', {composite: 'tiny.settings.PathSettings', internal: true}],
    ['TINY_BARE', {composite: 'tiny.settings.BareSettings', internal: true}],
    ['TINY_OFFSET', {default: ['2'], access: 'tiny.settings.settings.offset'}],
    ['OLD_SERVICE_URL', {setting: 'tiny.settings.BareSettings.url'}],
    ['LEVEL', {choices: ['low', 'high'], access: 'tiny.settings.settings.bare.level'}],
    ['LOOSE', {setting: 'tiny.settings.LooseSettings.loose'}],
    ['TINY_MODE', {choices: ['fast', 'slow'], default: ["'fast'"]}],
    ['PYTEST_CURRENT_TEST', {internal: true}],
    ['_TINY_CHILD', {internal: true, readIn: [{module: 'tiny.exporting.listed'}]}],
  ] as const) {
    test(name, () => {
      expect(facts.environment.find((entry) => entry.name === name)).toMatchObject(expected);
    });
  }

  test('a variable that is only written is none', () => {
    const names = facts.environment.map(({name}) => name);
    expect(names).not.toContain('TINY_WRITTEN');
    expect(names).not.toContain('_TINY_WRITTEN');
    expect(names).toContain('TINY_FOLDER');
  });

  test('a setting that code also reads is one variable', () => {
    const home = facts.environment.filter(({name}) => name === 'TINY_HOME');
    expect(home).toMatchObject([
      {
        setting: 'tiny.settings.PathSettings.home',
        default: ["'~'"],
        readIn: [{line: 21}, {line: 55}],
        setIn: [{line: 59}],
      },
    ]);
  });
});
