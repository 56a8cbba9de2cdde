import {expect, test} from 'vitest';

import {judge, recognise} from '../../../src/yaml/judge';
import {pod, task, template} from '../samples/yamlSamples';
import {schemaOf, verdictOn} from './support';

test('a right pod file shows what the pod offers, and to whom', () => {
  expect(verdictOn(pod)).toEqual([
    'Starts the pod clinic and offers 3 datasets: clinic/visits (CSVSource), clinic/photos (ImageSource) and clinic/own (MyPluginSource).',
    'The user clinic owns it.',
    'Who may run tasks on the data is not in this file: you give access in the access manager of the hub.',
    expect.stringMatching(/^Left at the default: update_schema \(false\)/),
  ]);
  expect(verdictOn(`${pod}approved_pods: [jane/a, john/b]\n`)).toContain(
    'It takes secure aggregation with jane/a and john/b only, which fails in 11.3.0.',
  );
});

test('a right task shows whom it asks, for what, and the defaults in force', () => {
  expect(verdictOn(task)).toEqual([
    'Asks 1 dataset (jane-doe/visits) to run the protocol InferenceAndCSVReport with the algorithms ModelInference and CSVReportAlgorithm.',
    'It uses the column image.',
    'It is a test run: one batch with few files.',
    expect.stringMatching(/^Left at the default: run_on_new_data_only \(false\)/),
  ]);
  expect(verdictOn(template)).toContain('Whoever runs it fills in 2 variables: columns and run.');
});

for (const [select, said] of [
  ['include_prefix: Cube', 'It uses the columns that begin with Cube.'],
  [
    'include: [image, age], include_prefix: Cube',
    'It uses the columns image and age, and the columns that begin with Cube.',
  ],
  ['exclude: [name]', 'It names columns to leave out, but pods use them all the same: name.'],
] as const) {
  test(`a task that selects columns by ${select} says which it uses`, () => {
    expect(verdictOn(task.replace('include: [image]', select))).toContain(said);
  });
}

test('a problem has its line, its key in words and a link to the key', () => {
  const found = recognise(pod.replace('ignore_cols: [notes]', 'ignore_columns: [notes]'));
  const judged = found.state === 'recognised' && judge(found, schemaOf(found.kind));
  expect(judged).toMatchObject({
    problems: [
      {
        message: 'PodDataConfig has no key "ignore_columns". Did you mean "ignore_cols"?',
        reference: '/guides/SDK/pod-file#pod-file.datasources.data_config',
      },
    ],
  });
  expect(verdictOn(task.replace('test_run: true', 'test_run: perhaps'))).toEqual([
    '17: True or false is expected here.',
  ]);
});

test('what the SDK reads as something else is a warning', () => {
  expect(verdictOn(`${pod}update_schema: 'yes'\n`)[0]).toBe(
    '33: Warning: The text "yes" is read as true. Write true without quotes.',
  );
  const algorithm = task.replace('decimal_places: 3', "decimal_places: '3'");
  expect(verdictOn(algorithm)[0]).toBe(
    '12: Warning: The text "3" is read as the number 3. Write 3 without quotes.',
  );
  expect(verdictOn(`${pod}name: other\n`)[0]).toBe(
    '33: Warning: The key "name" is there twice: the SDK reads the last one only.',
  );
});

/** What PyYAML 6, the parser of the SDK, refuses. */
const NO_YAML: readonly [text: string, message: string][] = [
  ['a:\tb', '1: A tab stands here.'],
  ['a: b\t# c', '1: A tab stands here.'],
  ['a: 1\n\tb: 2', '2: '],
  ['a: \u0007', '1: The character U+0007'],
  ['a: b: c', '1: This is no YAML: a second key begins on the same line.'],
  ['a: @b', '1: This is no YAML: a text cannot begin with this character.'],
  ['a: !mine b', '1: This is no YAML: the mark after !'],
  ['a: *password', '1: This is no YAML: a word after * repeats'],
  ['a: 1\n---\nb: 2', '2: A second document begins here'],
  ['a: [1,\nb', '2: This is no YAML'],
];

test.each(NO_YAML)('%j is no YAML that the SDK reads', (text, message) => {
  expect(verdictOn(text).join('\n')).toContain(message);
  expect(verdictOn(text).join('\n')).not.toContain('password');
});

test.each([
  ["name: a\ndatasources: []\nversion: 'x\ty'\n", 'a tab in quotes'],
  ['# x\ty\nname: a\ndatasources: []\n', 'a tab in a comment'],
  ['name: a\r\ndatasources: []\r\n', 'line ends of Windows'],
  ['\uFEFFname: a\ndatasources: []\n', 'a mark of the byte order'],
  ['---\nname: a\ndatasources: []\n...\n', 'marks of a document'],
])('%j is read: %s', (text) => {
  expect(verdictOn(text)[0]).toBe('Starts the pod a, which offers no dataset.');
});

test('a text that is no file of the SDK asks for its kind', () => {
  expect(verdictOn('a: 1')).toEqual(['unknown']);
  expect(verdictOn('# nothing')).toEqual(['empty']);
  expect(verdictOn('datasources: []', 'pod')).toContain('1: PodConfig needs the key "name".');
});

test('no message repeats what may be secret', () => {
  const hidden = 'hunter2-hunter2';
  const texts = [
    `name: a\ndatasources: []\nusername: b\nsecrets: ${hidden}`,
    `name: a\ndatasources: []\nsecrets: {access_key_id: ${hidden}, access_keys: ${hidden}}`,
    `name: a\ndatasources: []\nsecrets: {bitfount: [${hidden}]}`,
    `name: a\ndatasources: []\nsecrets: {access_key: "${hidden}`,
    `name: a\ndatasources: []\nsecrets: {access_key: *${hidden}}`,
    `name: a\ndatasources: []\nsecrets: {access_key: @${hidden}}`,
    `name: a\ndatasources: []\nsecrets: {access_key: !${hidden} a}`,
    `name: a\ndatasources: []\nsecrets:\n  access_key: ${hidden}: b`,
    `name: a\ndatasources: []\nehr_config: {provider: 1, private_key: ${hidden}, key_pair: {alg: ${hidden}, private_key: [${hidden}]}}`,
  ];
  for (const text of texts) {
    expect(verdictOn(text).join('\n')).not.toContain(hidden);
  }
});

test('a forgotten prefix is a problem, as the SDK takes the name for a plugin', () => {
  expect(verdictOn(task.replace('bitfount.ModelInference', 'ModelInference'))).toEqual([
    expect.stringContaining('Did you mean "bitfount.ModelInference"?'),
  ]);
});
