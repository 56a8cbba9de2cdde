import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {
  LOCKFILE,
  lockedPackage,
  lockedPackages,
} from '../../../../src/hosting/supply-chain/lockfile';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lock-'));
  const packages = {
    '': {name: 'site', version: '1.0.0'},
    'node_modules/a': {version: '1.0.0', license: 'MIT', dependencies: {b: '^2', c: '^1'}},
    'node_modules/a/node_modules/b': {version: '2.0.0', dependencies: {c: '^1', gone: '^1'}},
    'node_modules/b': {version: '1.0.0'},
    'node_modules/c': {name: '@real/c', version: '1.2.0', optionalDependencies: {b: '^1'}},
  };
  writeFileSync(path.join(root, LOCKFILE), JSON.stringify({packages}));
});

afterAll(() => rmSync(root, {recursive: true}));

test('packages depend on the nearest folder, as Node.js resolves them', () => {
  expect(lockedPackages(root).map(({folder, dependencies}) => [folder, dependencies])).toEqual([
    ['node_modules/a', ['node_modules/a/node_modules/b', 'node_modules/c']],
    ['node_modules/a/node_modules/b', ['node_modules/c']],
    ['node_modules/b', []],
    ['node_modules/c', ['node_modules/b']],
  ]);
});

test('an alias has the name of the package behind it', () => {
  expect(lockedPackage(root, 'c').name).toBe('@real/c');
  expect(lockedPackage(root, 'a/node_modules/b')).toMatchObject({name: 'b', version: '2.0.0'});
});

test('a folder that is not locked is named', () => {
  expect(() => lockedPackage(root, 'd')).toThrow(
    'package-lock.json has no package in node_modules/d.',
  );
});
