/** What two releases differ in, by fixtures of a symbol or two. */
import {expect, test} from 'vitest';

import {diffReleases} from '../../../src/releases/diff';
import {diffKeys} from '../../../src/releases/diff/keys';
import type {ReleaseSymbol} from '../../../src/releases/types';
import {changeWords, plainWords} from '../../../src/releases/words';
import {attribute, cls, fn, release} from './support';

/** Lists changes as readers see them, each with a mark where it can break code. */
function told(
  before: Readonly<Record<string, ReleaseSymbol>>,
  after: Readonly<Record<string, ReleaseSymbol>>,
): string[] {
  return diffReleases(release(before), release(after)).map(
    (change) => `${change.isBreaking ? '! ' : ''}${change.path} ${plainWords(changeWords(change))}`,
  );
}

for (const [what, before, after, expected] of [
  ['nothing', {'bitfount.a.f': fn('x=1')}, {'bitfount.a.f': fn('x=1')}, []],
  ['new', {}, {'bitfount.a.f': fn('')}, ['bitfount.a.f is new']],
  ['gone', {'bitfount.a.f': fn('')}, {}, ['! bitfount.a.f is gone']],
  [
    'a class that is gone, without its members',
    {'bitfount.a.Old': cls(''), 'bitfount.a.Old.m': fn('')},
    {},
    ['! bitfount.a.Old is gone'],
  ],
  [
    'moved to another module',
    {'bitfount.a.Thing': cls('x')},
    {'bitfount.b.Thing': cls('x')},
    ['! bitfount.a.Thing is now bitfount.b.Thing'],
  ],
  [
    'moved, and offered in the old place',
    {'bitfount.a.Thing': cls('x')},
    {
      'bitfount.b.Thing': cls('x'),
      'bitfount.a.Thing': {kind: 'export', target: 'bitfount.b.Thing'},
    },
    [],
  ],
  [
    'renamed, with the same members and parameters',
    {'bitfount.a.OldThing': cls('x, y'), 'bitfount.a.OldThing.run': fn('z')},
    {'bitfount.a.NewThing': cls('x, y'), 'bitfount.a.NewThing.run': fn('z')},
    ['! bitfount.a.OldThing seems to be bitfount.a.NewThing now'],
  ],
  [
    'a re-export that is gone',
    {'bitfount.a.Thing': cls(''), 'bitfount.Thing': {kind: 'export', target: 'bitfount.a.Thing'}},
    {'bitfount.a.Thing': cls('')},
    ['! bitfount.Thing is now bitfount.a.Thing'],
  ],
  [
    'a member that a base has now',
    {'bitfount.a.B': cls(''), 'bitfount.a.C': cls('', ['bitfount.a.B']), 'bitfount.a.C.m': fn('')},
    {'bitfount.a.B': cls(''), 'bitfount.a.C': cls('', ['bitfount.a.B']), 'bitfount.a.B.m': fn('')},
    ['bitfount.a.B.m is new'],
  ],
  [
    'another default',
    {'bitfount.a.f': fn('x=1')},
    {'bitfount.a.f': fn('x=2')},
    ['! bitfount.a.f the default of x is 2 (was 1)'],
  ],
  [
    'a parameter with a default',
    {'bitfount.a.f': fn('x')},
    {'bitfount.a.f': fn('x, y=1')},
    ['bitfount.a.f takes y, default 1'],
  ],
  [
    'a parameter without one',
    {'bitfount.a.f': fn('x')},
    {'bitfount.a.f': fn('x, y')},
    ['! bitfount.a.f needs y'],
  ],
  [
    'a parameter that must be given',
    {'bitfount.a.f': fn('x=1')},
    {'bitfount.a.f': fn('x')},
    ['! bitfount.a.f x must be given (was 1)'],
  ],
  [
    'a parameter that is gone',
    {'bitfount.a.f': fn('x, y=1')},
    {'bitfount.a.f': fn('x')},
    ['! bitfount.a.f no longer takes y'],
  ],
  [
    'a parameter with another name',
    {'bitfount.a.f': fn('max_scans: int')},
    {'bitfount.a.f': fn('max_frames: int')},
    ['! bitfount.a.f max_scans seems to be max_frames now'],
  ],
  [
    'a parameter that is taken by name only',
    {'bitfount.a.f': fn('x')},
    {'bitfount.a.f': fn('*, x')},
    ['! bitfount.a.f takes x only by name'],
  ],
  [
    'parameters in another order',
    {'bitfount.a.f': fn('x, y')},
    {'bitfount.a.f': fn('y, x')},
    ['! bitfount.a.f x is argument 2 (was 1)', '! bitfount.a.f y is argument 1 (was 2)'],
  ],
  [
    'another kind of thing',
    {'bitfount.a.C': cls(''), 'bitfount.a.C.m': fn('', ['property'])},
    {'bitfount.a.C': cls(''), 'bitfount.a.C.m': fn('')},
    ['! bitfount.a.C.m is now a function (was a property)'],
  ],
  [
    'an alias that a type statement makes',
    {'bitfount.a.T': {...attribute('int', ['type-alias']), type: 'TypeAlias'}},
    {'bitfount.a.T': attribute('int', ['type-alias'])},
    ['! bitfount.a.T is now a type statement (was a type alias)'],
  ],
  [
    'a function that must be awaited',
    {'bitfount.a.f': fn('')},
    {'bitfount.a.f': fn('', ['async'])},
    ['! bitfount.a.f is now an async function (was a function)'],
  ],
  [
    'a base that is gone',
    {'bitfount.a.B': cls(''), 'bitfount.a.C': cls('', ['bitfount.a.B'])},
    {'bitfount.a.B': cls(''), 'bitfount.a.C': cls('')},
    ['! bitfount.a.C extends nothing (was B)'],
  ],
  [
    'a member of an enum that is gone',
    {
      'bitfount.a.E': cls(undefined, [], ['enum']),
      'bitfount.a.E.ONE': attribute('1', ['enum-member']),
    },
    {'bitfount.a.E': cls(undefined, [], ['enum'])},
    ['! bitfount.a.E.ONE is gone'],
  ],
  [
    'a type that is only written in another way',
    {'bitfount.a.X': attribute('1', [], 'Optional[int]')},
    {'bitfount.a.X': attribute('1', [], 'int | None')},
    [],
  ],
  [
    'a field that must be given',
    {'bitfount.a.D': cls(undefined, [], ['dataclass'])},
    {
      'bitfount.a.D': cls(undefined, [], ['dataclass']),
      'bitfount.a.D.x': attribute(undefined, ['field', 'required']),
    },
    ['! bitfount.a.D.x is new and must be given'],
  ],
] as [string, Record<string, ReleaseSymbol>, Record<string, ReleaseSymbol>, string[]][]) {
  test(`names ${what}`, () => {
    expect(told(before, after)).toEqual(expected);
  });
}

test('names what changed in keys of YAML files', () => {
  const before = release(
    {},
    {
      Config: {
        path: {isRequired: true},
        cst_diameter_mm: {},
        seed: {default: '1'},
        mode: {values: ['fast', 'slow']},
        old_flag: {},
      },
      Gone: {x: {}},
    },
  );
  const after = release(
    {},
    {
      Config: {
        path: {},
        cst_radius_mm: {},
        seed: {default: '2'},
        mode: {values: ['fast']},
        needed: {isRequired: true},
      },
      Fresh: {x: {}},
    },
  );
  expect(
    diffKeys(before, after).map(({kind, mapping, key = '', isBreaking}) =>
      [isBreaking ? '!' : '', kind, mapping, key].join(' '),
    ),
  ).toEqual([
    '! renamed Config cst_diameter_mm',
    '! gone Config old_flag',
    '! new Config needed',
    ' optional Config path',
    '! default Config seed',
    '! value-gone Config mode',
    ' new Fresh ',
    '! gone Gone ',
  ]);
});
