import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {filesIn, type Verdicts, VERDICTS_FILE} from '../../../../scripts/schemas/fixtures';
import {loadModel} from '../../../../src/reference/model/load';
import {fileKinds} from '../../../../src/yaml/fileKinds';
import {fileSchema} from '../../../../src/reference/schemas/files';
import {product} from '../../../../src/site/product';
import {dataCheck} from '../../../../src/yaml/dataCheck';

const verdicts = JSON.parse(readFileSync(VERDICTS_FILE, 'utf8')) as Verdicts;
const files = filesIn(verdicts);

test('the verdicts are those of the documented release: see `npm run schemas:judge`', () => {
  expect(verdicts.release).toBe(product.sdk.version);
  const read = files.filter(({isRead}) => isRead).length;
  expect(Math.min(read, files.length - read)).toBeGreaterThan(200);
});

test.each(fileKinds)('the schema of a %s takes what the SDK reads, and nothing else', (kind) => {
  const schema = fileSchema(loadModel(), kind, {siteUrl: product.siteUrl, isFilledIn: true});
  const check = dataCheck(schema);
  const own = files.filter((file) => file.kind === kind);
  expect(own.length).toBeGreaterThan(100);
  const wrong = own.filter(({data, isRead}) => (check(data).length === 0) !== isRead);
  expect(wrong.map(({changes, isRead}) => ({changes, isRead}))).toEqual([]);
});

test.each(fileKinds)('the published schema of a %s takes all that its judged one takes', (kind) => {
  const check = dataCheck(fileSchema(loadModel(), kind, {siteUrl: product.siteUrl}));
  const read = files.filter((file) => file.kind === kind && file.isRead);
  expect(read.filter(({data}) => check(data).length > 0).map(({changes}) => changes)).toEqual([]);
});

test.each([
  [{version: 'v5.4'}, false],
  [{version: 'v5.4', connection_string: 'postgresql://db.local/omop'}, true],
  [{seed: 4}, true],
])('a datasource of a plugin needs what loading asks for: %j', (datasource_args, isRead) => {
  const schema = fileSchema(loadModel(), 'pod', {siteUrl: product.siteUrl, isFilledIn: true});
  const source = {name: 'visits', datasource: 'NIFTISource', data_config: {datasource_args}};
  const file = {name: 'ward', username: 'jane-doe', datasources: [source]};
  expect(dataCheck(schema)(file).length === 0).toBe(isRead);
});
