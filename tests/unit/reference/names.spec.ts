import {describe, expect, test} from 'vitest';

import {
  AnchorClashError,
  anchorsOf,
  parameterAnchor,
  reExportAnchors,
} from '../../../src/reference/model/anchors';
import {loadModel} from '../../../src/reference/model/load';
import {didYouMean, nearestName} from '../../../src/writing/nearest';
import {createResolver} from '../../../src/reference/model/resolve';
import {
  contentFileOfModule,
  isRoutable,
  moduleOfContentFile,
  moduleOfRoute,
  routeOfModule,
  slugOfModule,
} from '../../../src/reference/model/routes';
import type {ApiModule} from '../../../src/reference/model/types';

const model = loadModel();
const resolver = createResolver(model);

describe('resolution', () => {
  test('follows re-exports to the home', () => {
    const home = 'bitfount.data.datasources.csv_source.CSVSource';
    expect(resolver.home('bitfount.CSVSource')).toBe(home);
    expect(resolver.home('bitfount.data.CSVSource')).toBe(home);
    expect(resolver.importPaths(home)[0]).toBe('bitfount.CSVSource');
  });

  test('follows members through re-exports and bases', () => {
    expect(resolver.home('bitfount.CSVSource.get_data')).toBe(
      'bitfount.data.datasources.base_source.BaseSource.get_data',
    );
    expect(resolver.find('bitfount.CSVSource.no_such_member')).toBeUndefined();
  });

  test('finds modules, and nothing outside the SDK', () => {
    expect(resolver.find('bitfount.data')?.kind).toBe('module');
    expect(resolver.find('pandas.DataFrame')).toBeUndefined();
  });

  test('a bare name is unique or a list', () => {
    expect(resolver.byName('CSVSource')).toHaveLength(1);
    expect(resolver.byName('DataNotAvailableError')).toHaveLength(2);
    expect(resolver.byName('NoSuchName')).toEqual([]);
  });
});

describe('anchors', () => {
  test('every page of the reference has unique anchors', () => {
    for (const module of model.modules.values()) {
      expect(() => anchorsOf(module), module.path).not.toThrow();
      expect(() => reExportAnchors(module), module.path).not.toThrow();
    }
  });

  test('classes, members, and a variable named like a class', () => {
    const config = model.modules.get('bitfount.config') as ApiModule;
    const anchors = anchorsOf(config);
    expect(anchors.get('bitfount.config.Settings')).toBe('settings');
    expect(anchors.get('bitfount.config.settings')).toBe('settings-variable');
    expect(anchors.get('bitfount.config.Settings.log_level')).toBe('settings.log_level');
    expect(parameterAnchor('settings', '**kwargs')).toBe('settings--kwargs');
  });

  test('a clash names both symbols', () => {
    const symbol = {kind: 'attribute', line: 1, labels: []} as const;
    const module: ApiModule = {
      path: 'm',
      package: false,
      file: 'm.py',
      reExports: [],
      submodules: [],
      symbols: [
        {...symbol, labels: [], name: 'Name', path: 'm.Name'},
        {...symbol, labels: [], name: 'name', path: 'm.name'},
      ],
    };
    expect(() => anchorsOf(module)).toThrow(AnchorClashError);
    expect(() => anchorsOf(module)).toThrow(/"m\.Name" and "m\.name".*#name/);
  });
});

describe('routes', () => {
  test('modules and packages, there and back', () => {
    for (const {path, package: isPackage} of model.modules.values()) {
      expect(isRoutable(path), path).toBe(true);
      expect(moduleOfContentFile(contentFileOfModule(path, isPackage))).toBe(path);
      expect(moduleOfRoute(routeOfModule(path))).toBe(path);
    }
    expect(contentFileOfModule('bitfount.data', true)).toBe('api/bitfount/data/index.mdx');
    expect(routeOfModule('bitfount.data')).toBe('/api/bitfount/data');
  });

  test('a module named like its package states its address', () => {
    expect(slugOfModule('bitfount.encryption.encryption', false)).toBe(
      '/bitfount/encryption/encryption',
    );
    expect(slugOfModule('bitfount.encryption', true)).toBeUndefined();
    expect(slugOfModule('bitfount.config', false)).toBeUndefined();
  });

  test('other pages belong to no module', () => {
    expect(moduleOfContentFile('docs/index.mdx')).toBeUndefined();
    expect(moduleOfContentFile('api/index.mdx')).toBeUndefined();
    expect(moduleOfRoute('/guides/glossary')).toBeUndefined();
  });
});

test('the nearest name, or none', () => {
  expect(nearestName('CSVSorce', ['BaseSource', 'CSVSource'])).toBe('CSVSource');
  expect(nearestName('csvsource', ['CSVSource'])).toBe('CSVSource');
  expect(nearestName('x', ['CSVSource'])).toBeUndefined();
  expect(didYouMean('pth', ['path'])).toBe(' Did you mean "path"?');
  expect(didYouMean('qqq', ['path'])).toBe('');
});
