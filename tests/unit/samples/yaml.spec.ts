import {expect, test} from 'vitest';

import {fence, problemsOf} from './support';
import {pod as podFile, task} from './yamlSamples';

test('a right pod configuration passes', () => {
  expect(problemsOf(fence('yaml title="pod.yaml"', podFile))).toEqual([]);
});

test('an unknown key is reported where it stands, at every depth', () => {
  const wrong = podFile
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
    '32: PodDbConfig needs the key "path".',
    '32: PodDbConfig has no key "pth". Did you mean "path"?',
  ]);
});

test('the name of the datasource chooses the keys of its arguments', () => {
  const wrong = podFile.replace('seed: 1', 'sed: 1').replace('{path: /data/photos, ', '{');
  expect(problemsOf(fence('yaml title="pod.yaml"', wrong))).toEqual([
    '19: CSVSourceArgs has no key "sed". Did you mean "seed"?',
    '23: ImageSourceArgs needs the key "path".',
  ]);
  expect(
    problemsOf(fence('yaml title="pod.yaml"', podFile.replace('bitfount.CSVS', 'bitfount.CVSS'))),
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
      '7: HeidelbergSourceArgs has no key "fast_lod". Did you mean "fast_load"?',
      '7: OphthalmologyDataSourceArgs has no key "minimum_num_bscan". Did you mean "minimum_num_bscans"?',
    ],
  );
});

test('missing keys and values of the wrong kind are reported', () => {
  const wrong = `
datasources:
  - datasource: CSVSource
    name: {a: b}
approved_pods: {a: b}
update_schema: sometimes
pod_db: [a]
message_service:
  port: many
hub:
  url: hub.example.com
`;
  expect(problemsOf(fence('yaml title="pod.yaml"', wrong))).toEqual([
    '2: PodConfig needs the key "name".',
    '3: CSVSource needs the key "data_config".',
    '4: Text is expected here.',
    '5: A list or nothing is expected here.',
    '6: True or false is expected here.',
    '7: True or false or a mapping with the keys of PodDbConfig is expected here.',
    '9: A whole number is expected here.',
    '11: "hub.example.com" does not have the form ^(https?|ftps?)://.',
  ]);
});

test('variables of the environment stand for values in pod files, not in task files', () => {
  const pod = 'name: $NAME\ndatasources: []\nupdate_schema: ${UPDATE}';
  expect(problemsOf(fence('yaml title="pod.yaml"', pod))).toEqual([]);
  expect(
    problemsOf(fence('yaml title="task.yaml"', task.replace('test_run: true', 'test_run: $T'))),
  ).toEqual(['17: True or false is expected here.']);
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

test('what an anchor brings in is checked where it stands', () => {
  const merged = `
name: clinic
datasources:
  - &first
    name: a
    datasource: CSVSource
    data_config: {datasource_args: {path: a.csv, sed: 1}}
  - <<: *first
    name: b
`;
  expect(problemsOf(fence('yaml title="pod.yaml"', merged))).toEqual([
    '7: CSVSourceArgs has no key "sed". Did you mean "seed"?',
    '7: CSVSourceArgs has no key "sed". Did you mean "seed"?',
  ]);
});

test('YAML is read as the SDK reads it: yes is true', () => {
  expect(
    problemsOf(fence('yaml title="pod.yaml"', 'name: a\ndatasources: []\nupdate_schema: yes')),
  ).toEqual([]);
});
