import {expect, test} from 'vitest';

import {fence, problemsOf} from './support';

/** Rules that classes of the SDK check by code: what is wrong, and what the message says. */
const ALGORITHMS: readonly [fault: string, algorithm: string, message: string][] = [
  [
    'no arguments at all',
    'name: bitfount.CSVReportAlgorithm, arguments: {}',
    'Without arguments to give, leave the key "arguments" out.',
  ],
  [
    'a wrong function',
    'name: bitfount.PrivateSqlQuery, arguments: {epsilon: 1, delta: 0.1, aggregation_func: MEDIAN}',
    'The SDK aggregates by AVG, SUM, COUNT, MIN, MAX, VAR, VARIANCE, STD, STDDEV, STDEV.',
  ],
  [
    'one half of a checkpoint',
    'name: bitfount.TIMMInference, arguments: {model_id: a, hf_checkpoint_repo_id: b}',
    'hf_checkpoint_repo_id and hf_checkpoint_filename go together: give both or none.',
  ],
  [
    'no file of patients',
    'name: bitfount.PatientIDExchangeAlgorithm, arguments: {patient_ids_file: null}',
    'This algorithm needs "patient_ids_file".',
  ],
  [
    'no model',
    'name: bitfount.ModelTrainingAndEvaluation, arguments: null, model: {}',
    'A model needs "bitfount_model".',
  ],
  [
    'a model by its name',
    'name: bitfount.ModelInference, model: {name: a, bitfount_model: {model_ref: b}}',
    'A model is no longer chosen by name: give "bitfount_model".',
  ],
  [
    'a label on both lists',
    'name: bitfount.GATrialCalculationAlgorithmBronze, arguments: {ga_area_include_segmentations: [hard_drusen], ga_area_exclude_segmentations: [hard_drusen]}',
    '"hard_drusen" cannot be both included and excluded.',
  ],
  [
    'a text without a source',
    'name: bitfount.GATrialPDFGeneratorAlgorithmJade, arguments: {report_metadata: {text_fields: [{heading: a}]}}',
    'A text needs "column" or "value".',
  ],
  [
    'an order of texts',
    'name: bitfount.GATrialPDFGeneratorAlgorithmJade, arguments: {report_metadata: {text_fields: []}, filter: [{column: a, operator: <, value: b}]}',
    'This operator compares numbers.',
  ],
  [
    'a name that is no variable',
    "name: bitfount.S3UploadAlgorithm, arguments: {s3_bucket: '{{ my.bucket }}', aws_region: a}",
    'A variable of the template is written {{ name }}, with letters, digits and underscores.',
  ],
];

test.each(ALGORITHMS)('%s of an algorithm', (_, algorithm, message) => {
  expect(problemsOf(taskWith({algorithm: `{${algorithm}}`})).join('\n')).toContain(message);
});

const TASKS: readonly [fault: string, parts: Parts, message: string][] = [
  [
    'two columns for a Hugging Face model',
    {
      algorithm:
        '{name: bitfount.HuggingFaceTextClassificationInference, arguments: {model_id: a}}',
      select: '{include: [a, b]}',
    },
    'This algorithm takes exactly one column, in data_structure.select.include.',
  ],
  [
    'weights in secure aggregation',
    {more: 'aggregator: {secure: true, weights: {a: 1}}'},
    'Secure aggregation takes no weights.',
  ],
  [
    'no TLS to the message service',
    {root: 'message_service: {tls: false}'},
    'The message service of Bitfount takes connections with TLS only.',
  ],
  ['no keys', {root: 'secrets: {}'}, 'Without keys to give, leave "secrets" out.'],
];

test.each(TASKS)('%s in a task', (_, parts, message) => {
  expect(problemsOf(taskWith(parts)).join('\n')).toContain(message);
});

const PODS: readonly [fault: string, source: string, message: string][] = [
  [
    'filters of files for a table',
    'datasource: CSVSource, data_config: {datasource_args: {path: a}, file_system_filters: {max_file_size: 1}}',
    'Filters of files need a datasource that reads the files of a folder',
  ],
  [
    'an image of another modality',
    'datasource: HeidelbergSource, data_config: {datasource_args: {path: a, ophthalmology_args: {modality: SLO, match_slo: true}}}',
    'The modality "OCT" is needed for this switch.',
  ],
];

test.each(PODS)('%s in a pod', (_, source, message) => {
  const pod = `name: a\ndatasources:\n  - {name: b, ${source}}`;
  expect(problemsOf(fence('yaml title="pod.yaml"', pod)).join('\n')).toContain(message);
});

test('a rule does not ask for what depends on a variable', () => {
  const pod = `name: a
datasources:
  - name: b
    datasource: $SOURCE
    data_config: {datasource_args: {path: a}, file_system_filters: {max_file_size: 1}}`;
  expect(problemsOf(fence('yaml title="pod.yaml"', pod))).toEqual([]);
});

test('keys to sign in with need a username', () => {
  const pod = 'name: a\ndatasources: []\nsecrets: {access_key_id: b, access_key: c}';
  expect(problemsOf(fence('yaml title="pod.yaml"', pod))).toEqual([
    expect.stringContaining('API keys need a username in the same file.'),
  ]);
});

test('an extension of a template has no dot', () => {
  const template = taskWith({
    root: 'template: {file: {label: a, type: {file_path: {extension: .csv}}}}',
  }).replace('title="task.yaml"', 'title="template.yaml"');
  expect(problemsOf(template).join('\n')).toContain(
    'Write the extension without the dot at its beginning.',
  );
});

test('values of other types that the SDK reads are right, and not what a message asks for', () => {
  expect(problemsOf(taskWith({root: "test_run: 'yes'"}))).toEqual([]);
  expect(problemsOf(taskWith({root: 'test_run: perhaps'}))).toEqual([
    expect.stringContaining('True or false is expected here.'),
  ]);
  const report = (places: string) =>
    taskWith({
      algorithm: `{name: bitfount.CSVReportAlgorithm, arguments: {decimal_places: ${places}}}`,
    });
  expect(problemsOf(report("'3'"))).toEqual([]);
  expect(problemsOf(report('few')).join('\n')).toContain('A whole number is expected here.');
});

interface Parts {
  algorithm?: string;
  select?: string;
  /** Another line of `task`. */
  more?: string;
  /** Another line of the file. */
  root?: string;
}

function taskWith({algorithm = '[]', select = '{}', more = '', root = ''}: Parts): string {
  return fence(
    'yaml title="task.yaml"',
    `pods: {identifiers: [a/b]}
task:
  protocol: {name: bitfount.ResultsOnly}
  algorithm: ${algorithm}
  data_structure: {select: ${select}}
  ${more}
${root}`,
  );
}
