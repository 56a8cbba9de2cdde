/** Facts of the model, each read by hand from the source of 11.3.0. */
import {describe, expect, test} from 'vitest';

import {loadModel} from '../../../src/reference/model/load';
import {createResolver} from '../../../src/reference/model/resolve';
import type {ApiClass, ApiFunction, ApiMember, TypeText} from '../../../src/reference/model/types';

const model = loadModel();
const resolver = createResolver(model);

function symbol(path: string): ApiMember {
  const found = resolver.find(path);
  if (found?.kind !== 'symbol') {
    throw new Error(`the model has no ${path}`);
  }
  return found.symbol;
}

function classAt(path: string): ApiClass {
  return symbol(path) as ApiClass;
}

function text(expression: TypeText | undefined): string | undefined {
  return expression?.map((part) => (typeof part === 'string' ? part : part[0])).join('');
}

test('constructor with delegated keywords and what it raises', () => {
  const source = classAt('bitfount.data.datasources.csv_source.CSVSource');
  const parameters = source.init?.parameters.map(({name, kind, type, default: value}) => [
    name,
    kind,
    text(type),
    text(value),
  ]);
  expect(parameters).toEqual([
    ['path', 'positional-or-keyword', 'Union[os.PathLike[str], AnyUrl, str]', undefined],
    ['read_csv_kwargs', 'positional-or-keyword', 'Optional[dict[str, Any]]', 'None'],
    ['modifiers', 'positional-or-keyword', 'Optional[dict[str, DataPathModifiers]]', 'None'],
    ['kwargs', 'var-keyword', 'Any', undefined],
  ]);
  expect(source.delegates).toBe('bitfount.data.datasources.base_source.BaseSource');
  expect(source.raises).toEqual(['builtins.TypeError']);
  expect(source.bases).toEqual([
    [['BaseSource', 'bitfount.data.datasources.base_source.BaseSource']],
  ]);
  expect(source.inherited[0]?.members).toContain('get_data');
});

test('keyword-only parameters and third-party types', () => {
  const method = symbol('bitfount.data.datasources.base_source.BaseSource.get_data') as ApiFunction;
  expect(method.parameters.map(({name, kind}) => `${name} ${kind}`)).toEqual([
    'data_keys positional-or-keyword',
    'use_cache keyword-only',
    'kwargs var-keyword',
  ]);
  expect(method.returns).toContainEqual(['pd.DataFrame', 'pandas.DataFrame']);
});

test('an abstract class with its public subclasses', () => {
  const source = classAt('bitfount.data.datasources.base_source.BaseSource');
  expect(source.flavour).toBe('abstract');
  expect(source.labels).toContain('abstract');
  expect(source.subclasses).toContain('bitfount.data.datasources.csv_source.CSVSource');
});

test('dataclass fields: factories, named constants, order', () => {
  const config = classAt('bitfount.runners.config_schemas.pod_schemas.PodConfig');
  expect(config.flavour).toBe('dataclass');
  expect(config.init?.synthesised).toBe(true);
  const byName = new Map(config.init?.parameters.map((entry) => [entry.name, entry]));
  expect([...byName.keys()].slice(0, 4)).toEqual([
    'name',
    'secrets',
    'datasources',
    'access_manager',
  ]);
  expect(byName.get('name')?.default).toBeUndefined();
  expect(text(byName.get('access_manager')?.default)).toBe('AccessManagerConfig()');
  expect(text(byName.get('username')?.defaultValue)).toBe("'_default'");
  expect(config.raises).toContain('builtins.ValueError');
});

test('enum members with their values', () => {
  const split = classAt('bitfount.data.types.DataSplit');
  expect(split.flavour).toBe('enum');
  const members = split.members.filter(
    (member) => member.kind === 'attribute' && member.labels.includes('enum-member'),
  );
  expect(members.map(({name}) => name)).toEqual(['TRAIN', 'VALIDATION', 'TEST']);
});

test('a TypedDict is called with its keys', () => {
  const details = [...model.modules.values()]
    .flatMap(({symbols}) => symbols)
    .filter((entry): entry is ApiClass => entry.kind === 'class')
    .filter(({flavour}) => flavour === 'typed-dict');
  expect(details.length).toBeGreaterThan(50);
  for (const entry of details) {
    expect(entry.init?.synthesised, entry.path).toBe(true);
    expect(entry.init?.parameters.every(({kind}) => kind === 'keyword-only')).toBe(true);
  }
});

test('what plugin discovery adds to __all__ at import', () => {
  expect(model.modules.get('bitfount.data')?.all).toContain('CSVSource');
  expect(model.modules.get('bitfount')?.all).toContain('PyTorchBitfountModel');
  expect(model.modules.get('bitfount.federated.protocols')?.all).toContain(
    'GAScreeningProtocolJade',
  );
  expect(model.modules.get('bitfount.federated.algorithms')?.all).toContain('ETDRSAlgorithm');
});

test('__all__ is what a real import of 11.3.0 on Python 3.12 made', () => {
  const lengths = ['', '.data', '.federated', '.federated.protocols', '.federated.algorithms'].map(
    (name) => model.modules.get(`bitfount${name}`)?.all?.length,
  );
  expect(lengths).toEqual([365, 42, 222, 49, 83]);
  // A decorator puts a function in the place of these classes, so discovery skips them.
  expect(model.modules.get('bitfount')?.all).not.toContain('GAScreeningProtocol');
});

test('every path of a re-export or override leads somewhere', () => {
  const lost: string[] = [];
  for (const module of model.modules.values()) {
    for (const {name, target} of module.reExports) {
      const isPrivate = target.split('.').some((part) => part.startsWith('_'));
      if (target.startsWith('bitfount') && !isPrivate && !resolver.find(target)) {
        lost.push(`${module.path}.${name} -> ${target}`);
      }
    }
  }
  expect(lost).toEqual([]);
});

describe('environment variables', () => {
  const variables = new Map(model.index.environment.map((entry) => [entry.name, entry]));

  test('a setting with prefix, default and words', () => {
    expect(variables.get('BITFOUNT_LOG_LEVEL')).toMatchObject({
      setting: 'bitfount.config.Settings.log_level',
      access: 'bitfount.config.settings.log_level',
      default: ["'INFO'"],
      choices: ['CRITICAL', 'ERROR', 'WARNING', 'INFO', 'DEBUG'],
    });
  });

  test('an aliased path falls back to a property', () => {
    expect(variables.get('BITFOUNT_PLUGIN_PATH')).toMatchObject({
      setting: 'bitfount.config.PathSettings.raw_plugin_path',
      fallback: {
        property: 'bitfount.config.PathSettings.plugin_path',
        default: ["self.storage_path / '_plugins'"],
      },
    });
  });

  test('arithmetic and bounds', () => {
    expect(variables.get('BITFOUNT_DATASET_CACHE_TTL')).toMatchObject({
      evaluated: 604800,
      constraints: {ge: 0},
    });
  });

  test('a settings class without a prefix', () => {
    expect(variables.has('SMART_ON_FHIR_URL')).toBe(true);
    expect(variables.has('BITFOUNT_SMART_ON_FHIR_URL')).toBe(false);
  });

  test('direct reads, and what is not for readers', () => {
    expect(variables.get('BITFOUNT_ENVIRONMENT')).toMatchObject({
      default: ["'production'"],
      choices: ['production', 'staging', 'dev', 'sandbox'],
    });
    expect(variables.get('AWS_SHARED_CREDENTIALS_FILE')?.default).toEqual(["'~/.aws/credentials'"]);
    const internal = [...variables.values()].filter((entry) => entry.internal);
    expect(internal.map(({name}) => name)).toEqual([
      'BITFOUNT_LOGGING',
      'BITFOUNT_PATHS',
      'BITFOUNT_PRIVATE',
      'BITFOUNT_SMART_ON_FHIR',
      'BITFOUNT_TESTING',
      'PYTEST_CURRENT_TEST',
      '_BITFOUNT_CHILD_PROCESS',
    ]);
  });
});
