import {expect, test} from 'vitest';

import {loadModel} from '../../../../src/reference/model/load';
import {fileSchema, uncheckedKeys} from '../../../../src/reference/schemas/files';
import type {JsonSchema} from '../../../../src/yaml/jsonSchema';

const siteUrl = 'https://docs.example.com';
const model = loadModel();

function key(kind: 'pod' | 'task' | 'template', cls: string, name: string): JsonSchema {
  const found = fileSchema(model, kind, {siteUrl}).definitions?.[cls]?.properties?.[name];
  expect(found, `${cls}.${name}`).toBeDefined();
  return found as JsonSchema;
}

test('whether a key may be null is taken from its marshmallow field, not from its type', () => {
  expect(key('task', 'DataStructureConfig', 'data_split')).toEqual({
    $ref: '#/definitions/DataSplitConfig',
  });
  expect(key('task', 'DataStructureConfig', 'table_config').anyOf).toContainEqual({type: 'null'});
});

test('lists of values come from literals, enums and the keys of a TypedDict', () => {
  const user = key('task', 'ModellerUserConfig', 'identity_verification_method');
  expect(user.enum).toEqual(['key-based', 'oidc-auth-code', 'oidc-device-code']);
  expect(key('task', 'CSVReportAlgorithmArgumentsConfig', 'sorting_columns').anyOf?.[0]).toEqual({
    type: 'object',
    additionalProperties: {type: 'string', enum: ['asc', 'desc']},
  });
  expect(key('pod', 'PodDataConfig', 'modifiers').additionalProperties).toEqual({
    type: 'object',
    propertyNames: {enum: ['suffix', 'prefix']},
  });
});

test('limits of numbers are kept, open ones as open', () => {
  const args = 'TrialMatchingAlgorithmArgumentsConfig';
  expect(key('task', args, 'max_distance_km').anyOf).toContainEqual({
    type: 'number',
    exclusiveMinimum: 0,
  });
});

test('in templates a variable may stand for any list or plain value', () => {
  const branches = key('template', 'PodsConfig', 'identifiers').anyOf;
  expect(branches?.map(({type}) => type)).toEqual(['array', 'string']);
  expect(key('task', 'PodsConfig', 'identifiers').type).toBe('array');
});

test('checks by functions are known: rules of their classes say them', () => {
  expect(uncheckedKeys(model, 'pod')).toEqual([
    'OphthalmologyDataSourceArgs.inferred_scan_type',
    // Its type says it: a mapping.
    'PodDataConfig.force_stypes',
  ]);
  expect(uncheckedKeys(model, 'template')).toEqual([
    'ColumnFilter.operator',
    'DPModellerConfig.loss_reduction',
    'PrivateSqlQueryArgumentsConfig.aggregation_func',
    '_GATrialCalculationAlgorithmBaseArgumentsConfig.extra_segmentations',
    '_GATrialCalculationAlgorithmBaseArgumentsConfig.ga_area_exclude_segmentations',
    '_GATrialCalculationAlgorithmBaseArgumentsConfig.ga_area_include_segmentations',
    '_GATrialCalculationWithFoveaAlgorithmBaseArgumentsConfig.extra_segmentations',
    '_GATrialCalculationWithFoveaAlgorithmBaseArgumentsConfig.ga_area_exclude_segmentations',
    '_GATrialCalculationWithFoveaAlgorithmBaseArgumentsConfig.ga_area_include_segmentations',
    '_TemplateFilePathTypeDetails.extension',
  ]);
});
