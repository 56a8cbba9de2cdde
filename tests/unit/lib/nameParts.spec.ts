import {expect, test} from 'vitest';

import {splitAtUnderscores, sharedEndings, splitName} from '../../../src/lib/nameParts';

test('a name splits after its separators, however many stand together', () => {
  expect(splitAtUnderscores('read_csv_kwargs')).toEqual(['read_', 'csv_', 'kwargs']);
  expect(splitAtUnderscores('a.b_c')).toEqual(['a.b_', 'c']);
  expect(splitAtUnderscores('__init__')).toEqual(['__', 'init__']);
  expect(splitAtUnderscores('')).toEqual([]);
});

test('a path or name splits after its separators, a long part before its capitals', () => {
  expect(splitName('bitfount/backends/pytorch/__init__.py')).toEqual([
    'bitfount/',
    'backends/',
    'pytorch/',
    '__init__.py',
  ]);
  expect(splitName('HuggingFaceNERInference')).toEqual(['Hugging', 'Face', 'NERInference']);
  expect(splitName('CSVSource')).toEqual(['CSVSource']);
  expect(splitName('%(processName)s.%(threadName)s:')).toEqual([
    '%(processName)s.',
    '%(threadName)s:',
  ]);
  expect(splitName('reason_description(reason=…)')).toEqual([
    'reason_',
    'description(',
    'reason=…)',
  ]);
  expect(splitName('--path=pod.yaml')).toEqual(['--path=', 'pod.', 'yaml']);
});

test('no part is too short to end a line with', () => {
  expect(splitName('~/.bitfount/_plugins')).toEqual(['~/.bitfount/', '_plugins']);
  expect(splitName('0.123456789')).toEqual(['0.123456789']);
  expect(splitName('a_b_c_d')).toEqual(['a_b_c_d']);
});

test('the parts joined are the name', () => {
  const names = [
    '',
    'a',
    '_',
    'x_',
    '__a__.b_C1D',
    'TrialInclusionCriteriaMatchAlgorithmV2Beta.run_',
  ];
  for (const name of names) {
    expect(splitName(name).join('')).toBe(name);
    expect(splitName(name, 8).join('')).toBe(name);
    expect(splitAtUnderscores(name).join('')).toBe(name);
  }
});

test('what the names of a list end in alike is found', () => {
  const algorithms = [
    'SqlQuery',
    'CSTCalculation',
    'GCCCalculation',
    'Image',
    'EHR',
    'TIMM',
    'Sql',
  ];
  const names = [
    ...algorithms.map((name) => `${name}AlgorithmConfig`),
    'AggregatorConfig',
    'Used in',
  ];
  expect(sharedEndings(names)).toEqual([...algorithms.map(() => 'Config'), 'Config', '']);
  expect(sharedEndings([...names, 'OmopAlgorithmConfig'])).toEqual([
    ...algorithms.map(() => 'AlgorithmConfig'),
    'Config',
    '',
    'AlgorithmConfig',
  ]);
  expect(sharedEndings(names.slice(2)), 'a short list').toEqual(names.slice(2).map(() => ''));
});
