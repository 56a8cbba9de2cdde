import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import Ajv from 'ajv';
import parseExpression from 'spdx-expression-parse';
import {expect, test} from 'vitest';

import {billOfMaterials} from '../../../../src/hosting/supply-chain/billOfMaterials';
import {buildStatement} from '../../../../src/hosting/supply-chain/buildStatement';
import {licenceTexts} from '../../../../src/hosting/supply-chain/licenceTexts';
import {lockedPackage, lockedPackages} from '../../../../src/hosting/supply-chain/lockfile';
import {sourceCommit} from '../../../../src/hosting/supply-chain/sourceCommit';
import {shippedPackages} from '../../../../src/site/shippedPackages';

interface Bom {
  readonly components: readonly {readonly purl: string; readonly scope: string}[];
  readonly dependencies: readonly {readonly ref: string; readonly dependsOn?: string[]}[];
}

const root = process.cwd();
const library = path.dirname(
  createRequire(__filename).resolve('@cyclonedx/cyclonedx-library/package.json'),
);
const schema = (name: string) =>
  JSON.parse(
    readFileSync(path.join(library, 'res/schema', `${name}.SNAPSHOT.schema.json`), 'utf8'),
  ) as object;

test('the bill of materials is valid CycloneDX, and says what reaches readers', () => {
  const bom = JSON.parse(billOfMaterials(root)) as Bom;
  const ajv = new Ajv({strict: false, validateFormats: false});
  ajv.addSchema(schema('spdx'), 'http://cyclonedx.org/schema/spdx.SNAPSHOT.schema.json');
  ajv.addSchema(schema('jsf-0.82'), 'http://cyclonedx.org/schema/jsf-0.82.SNAPSHOT.schema.json');
  const validate = ajv.compile(schema('bom-1.6'));
  expect(validate(bom), JSON.stringify(validate.errors)).toBe(true);

  const required = bom.components.filter(({scope}) => scope === 'required');
  expect(required).toHaveLength(shippedPackages.length);
  expect(required.map(({purl}) => purl)).toContain('pkg:npm/react-dom@19.1.1');
  const names = new Set(lockedPackages(root).map(({name, version}) => `${name}@${version}`));
  expect(bom.components).toHaveLength(names.size);
  const reactDom = bom.dependencies.find(({ref}) => ref === 'pkg:npm/react-dom@19.1.1');
  expect(reactDom?.dependsOn).toEqual(
    expect.arrayContaining([expect.stringMatching(/^pkg:npm\/scheduler@/)]),
  );
});

test.each(shippedPackages)('readers get the licence of $folder, which allows it', ({folder}) => {
  const {name, version, license} = lockedPackage(root, folder);
  const free = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0'];
  expect(parseExpression(license ?? '')).toEqual({license: expect.toBeOneOf(free) as string});
  expect(licenceTexts(root)).toContain(`${name} ${version}: ${license}\n`);
});

test('the statement has the commit, the lock file and each file', () => {
  const files = [{name: 'index.html', digest: 'ab'.repeat(32)}];
  const read = (commit?: string) =>
    JSON.parse(buildStatement(root, commit, files)) as {
      subject: unknown;
      predicate: {materials: {name: string; digest: object}[]};
    };
  expect(read('c0ffee')).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{name: 'index.html', digest: {sha256: 'ab'.repeat(32)}}],
    predicate: {materials: [{name: 'source', digest: {gitCommit: 'c0ffee'}}, {}]},
  });
  expect(read().predicate.materials.map(({name}) => name)).toEqual(['package-lock.json']);
});

test('the commit comes from the environment, which can say that there is none', () => {
  expect(sourceCommit(root, {SOURCE_COMMIT: 'c0ffee'})).toBe('c0ffee');
  expect(sourceCommit(root, {SOURCE_COMMIT: ''})).toBeUndefined();
  expect(sourceCommit('/', {})).toBeUndefined();
});
