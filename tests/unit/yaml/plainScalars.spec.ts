import {expect, test} from 'vitest';

import {plainNumber} from '../../../src/yaml/plainScalars';
import {dataOf, yamlDocuments} from '../../../src/yaml/read';

/** What PyYAML 6.0.4 read where these stood in a file. */
const READ: readonly [text: string, value: unknown][] = [
  ['y', 'y'],
  ['n', 'n'],
  ['Y', 'Y'],
  ['N', 'N'],
  ['yes', true],
  ['No', false],
  ['on', true],
  ['OFF', false],
  ['true', true],
  ['TRUE', true],
  ['tRUE', 'tRUE'],
  ['~', null],
  ['null', null],
  ['Null', null],
  ['nULL', 'nULL'],
  ['1e-4', '1e-4'],
  ['1e4', '1e4'],
  ['1.0e4', '1.0e4'],
  ['1.0e-4', 0.0001],
  ['1.0e+4', 10000.0],
  ['1.e+3', 1000.0],
  ['-1.5e-3', -0.0015],
  ['.5', 0.5],
  ['-.5', '-.5'],
  ['.5e+1', 5.0],
  ['.', '.'],
  ['1.', 1.0],
  ['08', '08'],
  ['010', 8],
  ['0o17', '0o17'],
  ['0x1F', 31],
  ['0b101', 5],
  ['1_000', 1000],
  ['1__0', 10],
  ['_1', '_1'],
  ['+12', 12],
  ['00', 0],
  ['0.0', 0.0],
  ['1:30', 90],
  ['0:30', '0:30'],
  ['1:30.5', 90.5],
  ['12:30:45', 45045],
  ['190:20:30', 685230],
  ['.inf', Infinity],
  ['-.Inf', -Infinity],
  ['.nan', NaN],
  ['.NaN', NaN],
  ['-.nan', '-.nan'],
  ['1,000', '1,000'],
  ['1.2.3', '1.2.3'],
  ['11.3.0', '11.3.0'],
  ['2024-01-31', new Date('2024-01-31')],
  ['2024-1-31', '2024-1-31'],
  ['NaN', 'NaN'],
  ['inf', 'inf'],
  ['1e', '1e'],
  ['0x', '0x'],
  ['0b2', '0b2'],
  ['1_000.5', 1000.5],
  ['0777', 511],
  ['-010', -8],
  ['1e5x', '1e5x'],
];

test.for(READ)('%s is read as PyYAML reads it', ([text, value]) => {
  const [document] = yamlDocuments(`key: ${text}\n`);
  expect(document && dataOf(document)).toEqual({key: value});
});

test('a number is written so that it is read as one', () => {
  for (const value of [0, 3, -2, 0.5, 1e-7, 2.5e-9, 1e21, -3e22]) {
    const [document] = yamlDocuments(`key: ${plainNumber(value)}\n`);
    expect(document && dataOf(document)).toEqual({key: value});
  }
});
