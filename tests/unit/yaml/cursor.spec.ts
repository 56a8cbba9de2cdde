import {expect, test} from 'vitest';

import {cursorAt, dataAround, keyPathAt} from '../../../src/yaml/cursor';
import {keyAt, keysAt} from '../../../src/yaml/schemaWalk';
import {schemaOf} from './support';

const file = `name: clinic
datasources:
- name: visits
  datasource: CSVSource
  data_config:
    datasource_args:
      path: a.csv
      |
- name: photos
  datasource: ImageSource
  data_config:
    datasource_args:
      pa|
update_schema: t|
`;

/** What is written at the bar of a number, and the text without bars. */
function at(text: string, number: number) {
  const parts = text.split('|');
  const offset = parts.slice(0, number + 1).join('').length;
  return {text: parts.join(''), offset};
}

test.each([
  [0, ['datasources', '0', 'data_config', 'datasource_args'], undefined, ''],
  [1, ['datasources', '1', 'data_config', 'datasource_args'], undefined, 'pa'],
  [2, [], 'update_schema', 't'],
] as const)('bar %i is in %j', (number, path, key, word) => {
  const {text, offset} = at(file, number);
  expect(cursorAt(text, offset)).toEqual({
    path,
    ...(key !== undefined && {key}),
    from: offset - word.length,
    word,
  });
});

test('an item of a list opens where its dash stands', () => {
  const text = 'task:\n  algorithm:\n    - name: a\n      model: {}\n    - na';
  expect(cursorAt(text, text.length)?.path).toEqual(['task', 'algorithm', '1']);
  expect(cursorAt('a: {b', 5)).toBeUndefined();
});

test('keys are those of the datasource that the other lines name, the required ones first', () => {
  const {text, offset} = at(file, 1);
  const {root, validator} = schemaOf('pod');
  const path = cursorAt(text, offset)?.path ?? [];
  const keys = keysAt(validator, root, dataAround(text, offset), path).map(({name}) => name);
  expect(keys[0]).toBe('path');
  expect(keys).toContain('fast_load');
  expect(keys).not.toContain('read_csv_kwargs');
});

test('values are those that the key takes', () => {
  const {root, validator} = schemaOf('pod');
  expect(keyAt(validator, root, {}, ['update_schema'])).toMatchObject({
    values: ['true', 'false'],
    default: false,
  });
  expect(keyAt(validator, root, {}, ['datasources', '0', 'datasource'])?.values).toContain(
    'CSVSource',
  );
  expect(keyAt(validator, root, {}, ['nonsense'])).toBeUndefined();
});

test('the key under the pointer has a path', () => {
  const text = 'name: a\ndatasources:\n  - name: visits\n    data_config: {ignore_cols: [b]}\n';
  expect(keyPathAt(text, text.indexOf('ignore'))).toEqual([
    'datasources',
    '0',
    'data_config',
    'ignore_cols',
  ]);
  expect(keyPathAt(text, text.indexOf('visits'))).toBeUndefined();
});
