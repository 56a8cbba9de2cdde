import {expect, test} from 'vitest';

import {nameParts, splitName} from '../../../src/lib/nameParts';

test('a name breaks after its separators, however many stand together', () => {
  expect(nameParts('read_csv_kwargs', '_')).toEqual(['read_', 'csv_', 'kwargs']);
  expect(nameParts('a.b_c', '_')).toEqual(['a.b_', 'c']);
  expect(nameParts('a.b_c', '._')).toEqual(['a.', 'b_', 'c']);
  expect(nameParts('__init__', '._')).toEqual(['__', 'init__']);
  expect(nameParts('...', '._')).toEqual(['...']);
});

test('a short name stays in one piece', () => {
  expect(nameParts('get_data', '._', {longestName: 8})).toEqual(['get_data']);
  expect(nameParts('get_datas', '._', {longestName: 8})).toEqual(['get_', 'datas']);
});

test('only a long word also breaks before its capitals, where the caller says', () => {
  const limits = {longestWord: 12};
  expect(nameParts('CSVSource_x', '_', limits)).toEqual(['CSVSource_', 'x']);
  expect(nameParts('BaseAlgorithm_x', '_', limits)).toEqual(['Base', 'Algorithm_', 'x']);
  expect(nameParts('S3UploadAlgorithm', '_', limits)).toEqual(['S3Upload', 'Algorithm']);
  expect(
    nameParts('S3UploadAlgorithm', '_', {...limits, beforeCapital: /(?<=[a-z0-9])(?=[A-Z])/}),
  ).toEqual(['S3', 'Upload', 'Algorithm']);
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
    for (const separators of ['_', '._'] as const) {
      expect(nameParts(name, separators, {longestWord: 3}).join('')).toBe(name);
    }
  }
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
  expect(splitName('--path=pod.yaml')).toEqual(['--path=', 'pod.', 'yaml']);
});

test('no part is too short to end a line with', () => {
  expect(splitName('~/.bitfount/_plugins')).toEqual(['~/.bitfount/', '_plugins']);
  expect(splitName('0.123456789')).toEqual(['0.123456789']);
  expect(splitName('a_b_c_d')).toEqual(['a_b_c_d']);
});
