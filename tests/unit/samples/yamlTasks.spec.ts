import {expect, test} from 'vitest';

import {fence, problemsOf} from './support';
import {task, template} from './yamlSamples';

test('right tasks and templates pass', () => {
  expect(problemsOf(fence('yaml title="task.yaml"', task))).toEqual([]);
  expect(problemsOf(fence('yaml title="template.yaml"', template))).toEqual([]);
});

test('unknown protocols, algorithms and filters are reported with the nearest name', () => {
  const wrong = task
    .replace('bitfount.InferenceAndCSVReport', 'bitfount.InferenceAndCSVReports')
    .replace('bitfount.ModelInference', 'bitfount.ModelInferense')
    .replace('min-frames', 'min-frame');
  expect(problemsOf(fence('yaml title="task.yaml"', wrong))).toEqual([
    '6: The SDK has no protocol "bitfount.InferenceAndCSVReports". Did you mean "bitfount.InferenceAndCSVReport"?',
    '8: The SDK has no algorithm "bitfount.ModelInferense". Did you mean "bitfount.ModelInference"?',
    '16: The SDK has no filter type "min-frame". Did you mean "min-frames"?',
  ]);
});

test('each algorithm has keys of its own', () => {
  const wrong = task
    .replace('decimal_places: 3', 'decimal_place: 3')
    .replace('model_ref: MyModel', 'model_reference: MyModel');
  expect(problemsOf(fence('yaml title="task.yaml"', wrong))).toEqual([
    '10: BitfountModelReferenceConfig needs the key "model_ref".',
    '10: BitfountModelReferenceConfig has no key "model_reference". Did you mean "model_ref"?',
    '12: CSVReportAlgorithmArgumentsConfig has no key "decimal_place". Did you mean "decimal_places"?',
  ]);
});

test('plugins bring names and arguments of their own', () => {
  const own = task.replace(
    'name: bitfount.InferenceAndCSVReport',
    'name: MyProtocol\n    arguments: {anything: 1}',
  );
  expect(problemsOf(fence('yaml title="task.yaml"', own))).toEqual([]);
});

test('declarations of a template are checked, and no value of theirs is a variable', () => {
  const wrong = template
    .replace('type: boolean', 'type: bolean')
    .replace('label: Columns', 'lable: Columns')
    .replace('semantic_type: image', 'semantic_type: picture');
  expect(problemsOf(fence('yaml title="template.yaml"', wrong))).toEqual([
    '4: TemplateVariablesEntrySchemaColumnNameArray needs the key "label".',
    '4: TemplateVariablesEntrySchemaColumnNameArray has no key "lable". Did you mean "label"?',
    expect.stringMatching(/^5: "picture" is none of categorical, continuous, image, text\./),
    expect.stringMatching(/^8: "bolean" is none of /),
  ]);
});

test('a list of algorithms and a single one are both held to their keys', () => {
  const one = `
pods: {identifiers: [visits]}
task:
  protocol: {name: bitfount.ResultsOnly}
  algorithm:
    name: bitfount.SqlQuery
    arguments: {querry: SELECT 1}
  data_structure: {}
`;
  expect(problemsOf(fence('yaml title="task.yaml"', one))).toEqual([
    '7: SqlQueryArgumentsConfig needs the key "query".',
    '7: SqlQueryArgumentsConfig has no key "querry". Did you mean "query"?',
  ]);
});
