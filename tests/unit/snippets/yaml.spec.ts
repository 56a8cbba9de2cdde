import {expect, test} from '@playwright/test';

import {fence, problemsOf} from './support';

const right = `
name: clinic
username: clinic
secrets:
  bitfount:
    access_key_id: \${KEY_ID}
    access_key: \${KEY}
datasources:
  - name: visits
    datasource: bitfount.CSVSource
    datasource_details_config:
      display_name: Visits
    data_config:
      force_stypes: {categorical: [a]}
      ignore_cols: [notes]
      datasource_args: &args
        path: /data/visits.csv
        ignore_cols: [notes]
        seed: 1
  - name: photos
    datasource: ImageSource
    data_config:
      datasource_args: {path: /data/photos, fast_load: true}
      file_system_filters:
        file_extension: [.png]
        file_modification_min_date: {year: 2020}
  - name: own
    datasource: MyPluginSource
    data_config:
      datasource_args: {anything: 1}
pod_db:
  path: /data/db
`;

test('a right pod configuration passes', () => {
  expect(problemsOf(fence('yaml title="pod.yaml"', right))).toEqual([]);
});

test('an unknown key is reported where it stands, at every depth', () => {
  const wrong = right
    .replace('username:', 'usrname:')
    .replace('display_name:', 'display:')
    .replace('ignore_cols: [notes]', 'ignore_columns: [notes]')
    .replace('{year:', '{yaer:')
    .replace('path: /data/db', 'pth: /data/db');
  expect(problemsOf(fence('yaml title="pod.yaml"', wrong))).toEqual([
    '3: PodConfig has no key "usrname". Did you mean "username"?',
    '12: PodDetailsConfig needs the key "display_name".',
    expect.stringMatching(/^12: PodDetailsConfig has no key "display"\./),
    '15: PodDataConfig has no key "ignore_columns". Did you mean "ignore_cols"?',
    '26: Date needs the key "year".',
    '26: Date has no key "yaer". Did you mean "year"?',
    expect.stringMatching(/^32: /),
  ]);
});

test('arguments of the datasource are those of its constructor', () => {
  const wrong = right.replace('seed: 1', 'sed: 1').replace('{path: /data/photos, ', '{');
  expect(problemsOf(fence('yaml title="pod.yaml"', wrong))).toEqual([
    '19: CSVSource (datasource_args) has no key "sed". Did you mean "seed"?',
    '23: ImageSource (datasource_args) needs the key "path".',
  ]);
  expect(
    problemsOf(fence('yaml title="pod.yaml"', right.replace('bitfount.CSVS', 'bitfount.CVSS'))),
  ).toEqual([
    '10: The SDK has no datasource "bitfount.CVSSource". Did you mean "bitfount.CSVSource"?',
  ]);
});

test('a source with bases outside the model is known by the list of its arguments', () => {
  const sample = (args: string) =>
    fence(
      'yaml title="pod.yaml"',
      `name: a\ndatasources:\n  - name: b\n    datasource: HeidelbergSource\n    data_config:\n      datasource_args: {path: c, ${args}}`,
    );
  expect(
    problemsOf(sample('fast_load: true, ophthalmology_args: {minimum_num_bscans: 49}')),
  ).toEqual([]);
  expect(problemsOf(sample('fast_lod: true, ophthalmology_args: {minimum_num_bscan: 49}'))).toEqual(
    [
      '7: HeidelbergSource (datasource_args) has no key "fast_lod". Did you mean "fast_load"?',
      '7: OphthalmologyDataSourceArgs has no key "minimum_num_bscan". Did you mean "minimum_num_bscans"?',
    ],
  );
});

test('missing keys and values of the wrong shape are reported', () => {
  expect(
    problemsOf(
      fence(
        'yaml title="pod.yaml"',
        'datasources:\n  - datasource: CSVSource\n    name: {a: b}\napproved_pods: {a: b}',
      ),
    ),
  ).toEqual([
    '2: PodConfig needs the key "name".',
    '3: CSVSource needs "path" in data_config.datasource_args.',
    '4: A plain value is expected here (str).',
    '5: A list is expected here.',
  ]);
});

test('"schema=pod" makes any sample a pod configuration', () => {
  expect(problemsOf(fence('yaml schema=pod', 'name: a\nusernme: b'))).toEqual([
    '3: PodConfig has no key "usernme". Did you mean "username"?',
  ]);
  expect(problemsOf(fence('yaml', 'name: a\nusernme: b'))).toEqual([]);
});

test('any other YAML must parse', () => {
  expect(problemsOf(fence('yaml', 'a: 1\nb: [1, 2\nc: "'))[0]).toMatch(/^\d: This is no YAML: /);
});
