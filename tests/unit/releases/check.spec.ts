/** Verdicts on pasted programs and files. */
import fc from 'fast-check';
import {expect, test} from 'vitest';

import {checkText} from '../../../src/releases/check/text';
import {LONGEST_TEXT, RefusedText} from '../../../src/releases/check/types';
import {plainWords} from '../../../src/releases/words';
import {cls, fn, release} from './support';

const before = release(
  {
    'bitfount.a.Pod': cls('name, size=1'),
    'bitfount.a.Pod.start': fn('wait=True'),
    'bitfount.a.Pod.stop': fn(''),
    'bitfount.a.Older': cls(''),
    'bitfount.a.f': fn('x, y=1'),
    'bitfount.Pod': {kind: 'export', target: 'bitfount.a.Pod'},
  },
  {
    PodConfig: {
      name: {isRequired: true},
      datasources: {mappings: ['Source']},
      seed: {default: '1'},
    },
    Source: {datasource: {}, ignore_cols: {}},
    ModellerConfig: {pods: {}, task: {mappings: ['Task']}},
    Task: {algorithm: {mappings: ['Sql', 'Csv']}},
    Sql: {name: {values: ['bitfount.Sql']}, query: {}},
    Csv: {name: {values: ['bitfount.Csv']}, path: {}},
  },
);
const after = release(
  {
    'bitfount.a.Pod': cls('name, size=2'),
    'bitfount.a.Pod.start': fn(''),
    'bitfount.b.Older': cls(''),
    'bitfount.a.f': fn('x, y=1'),
    'bitfount.Pod': {kind: 'export', target: 'bitfount.a.Pod'},
  },
  {
    PodConfig: {
      name: {isRequired: true},
      datasources: {mappings: ['Source']},
      seed: {default: '2'},
    },
    Source: {datasource: {}},
    ModellerConfig: {pods: {}, task: {mappings: ['Task']}},
    Task: {algorithm: {mappings: ['Sql', 'Csv']}},
    Sql: {name: {values: ['bitfount.Sql']}, query: {}},
    Csv: {name: {values: ['bitfount.Csv']}, folder: {}},
  },
  '2.0.0',
);

const told = (text: string) =>
  checkText(text, before, after).verdicts.map(
    ({line, state, name, words}) => `${line} ${state}: ${name} ${plainWords(words)}`,
  );
const open = (text: string) => told(text).filter((line) => !line.includes(' fine: '));

test('an import, a call and a method are judged on their lines', () => {
  expect(
    open(
      [
        'from bitfount import Pod',
        'from bitfount.a import Older as Former, f',
        'pod = Pod(name="a")',
        'pod.start(wait=False)',
        'pod.stop()',
        'f(1)',
        'other = make()',
        'other.stop()',
        'Former()',
      ].join('\n'),
    ),
  ).toEqual([
    '2 moved: bitfount.a.Older is now bitfount.b.Older',
    '3 default: Pod the default of size is 2 (was 1)',
    '4 gone: pod.start no longer takes wait',
    '5 gone: pod.stop is gone',
    '8 unsure: other.stop is an attribute of a variable whose type this page does not know, and some class of the SDK has changed stop',
    '9 moved: Former is now bitfount.b.Older',
  ]);
});

test('types of variables come from calls, annotations and with; a name with two meanings has none', () => {
  const head = 'import bitfount as bf\n';
  expect(open(`${head}def run(pod: bf.Pod):\n    pod.stop()\n`)).toHaveLength(1);
  expect(open(`${head}with bf.Pod("a", 1) as pod:\n    pod.stop()\n`)).toHaveLength(1);
  const unsure = open(`${head}pod = bf.Pod("a", 1)\npod = None\npod.stop()\n`);
  expect(unsure).toHaveLength(1);
  expect(unsure[0]).toContain('unsure');
  expect(open(`${head}text = "bf.a.Older"  # bf.a.Older\n`)).toEqual([]);
  expect(open('import os\nos.stop()\n')).toEqual([]);
});

test('a name that the older release lacks is unsure', () => {
  expect(open('from bitfount.a import Nothing\n')).toEqual([
    '1 unsure: bitfount.a.Nothing is no name that 1.0 has',
  ]);
});

test('keys of a pod file and of a task file are judged, also those that are left out', () => {
  expect(open('name: a\ndatasources:\n  - datasource: X\n    ignore_cols: [b]\n')).toEqual([
    '1 default: seed is not given, and its default is 2 (was 1)',
    '4 gone: ignore_cols is gone',
  ]);
  const task =
    'pods: {}\ntask:\n  algorithm:\n    - name: bitfount.Csv\n      path: x\n      odd: 1\n';
  expect(open(task)).toEqual(['5 gone: path is gone', '6 unsure: odd is no key that 1.0 has here']);
});

test('what is no code of the SDK is refused in words, or has no verdicts', () => {
  const refused = (text: string) => () => checkText(text, before, after);
  expect(refused('')).toThrow(RefusedText);
  expect(refused('x'.repeat(LONGEST_TEXT + 1))).toThrow('longer than 1 MB');
  expect(refused('a: 1\n')).toThrow('No pod, task or template file');
  expect(refused('name: [\n')).toThrow('no YAML');
  expect(told('\u0000\u0001 [[[')).toEqual([]);
});

test('deep nesting and aliases end in an answer', {timeout: 60_000}, () => {
  const tries = [
    `import bitfount\nx = ${'('.repeat(20_000)}`,
    `import bitfount\nbitfount${'.a'.repeat(20_000)}\n`,
    `name: ${'['.repeat(20_000)}`,
    `name: a\ndatasources: &a\n${'  - *a\n'.repeat(1000)}`,
    `${'- '.repeat(5000)}a: 1`,
  ];
  for (const text of tries) {
    try {
      expect(checkText(text, before, after).verdicts.length).toBeLessThan(10_000);
    } catch (error) {
      expect(error).toBeInstanceOf(RefusedText);
    }
  }
});

test('no text makes it fail in another way', () => {
  const part = fc.constantFrom(
    'import bitfount',
    'from bitfount import Pod',
    'pod = Pod(',
    ')',
    ':',
    '\n',
    '  ',
    'name: a',
    '- ',
    '*a',
    '&a',
    '{',
    '}',
    '"',
    "'''",
    'class X(Pod):',
    '.stop()',
    '@',
    '\t',
    'datasources:',
  );
  fc.assert(
    fc.property(fc.array(part, {maxLength: 30}), (parts) => {
      try {
        checkText(parts.join(''), before, after);
      } catch (error) {
        expect(error).toBeInstanceOf(RefusedText);
      }
    }),
    {numRuns: 150},
  );
});
