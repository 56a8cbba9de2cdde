import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import Ajv from 'ajv';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {product} from '../../src/site/product';
import {snippetFiles} from '../../src/samples/collect';
import {buildFolder} from '../support/site';
import {pod, task, template} from '../unit/samples/yamlSamples';

interface Published {
  $id: string;
  $schema: string;
  definitions: Record<string, {properties?: Record<string, {description?: string}>}>;
}

function published(kind: string): Published {
  const file = path.join(buildFolder, 'schemas', `${kind}-spec.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Published;
}

for (const [kind, sample] of [
  ['pod', pod],
  ['task', task],
  ['template', template],
] as const) {
  test(`the schema of a ${kind} file is a valid schema at its own address`, () => {
    const schema = published(kind);
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(schema.$id).toBe(`${product.siteUrl}/schemas/${kind}-spec.json`);
    // `strict` rejects keywords that neither the draft defines nor editors read.
    const keywords = ['errorMessage'];
    const ajv = new Ajv({strict: true, strictTypes: false, strictRequired: false, keywords});
    const validate = ajv.compile(schema);
    const data = parse(sample, {version: '1.1'}) as object;
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({...data, surplus: 1})).toBe(false);
  });
}

test('descriptions of keys are the text of their pages, without Markdown', () => {
  const {definitions} = published('pod');
  expect(definitions.PodDbConfig?.properties?.path?.description).toMatch(
    /^A folder, created when the pod starts\./,
  );
  // A key of every datasource: its text is on the page of the datasource itself.
  expect(definitions.CSVSourceArgs?.properties?.ignore_cols?.description).toMatch(/\.$/);
  expect(JSON.stringify(definitions)).not.toContain('`');
});

test('addresses of schemas that pages name exist in the build', () => {
  const root = process.cwd();
  const dead = snippetFiles(root).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const addresses = [
      ...text.matchAll(/yaml-language-server:\s*\$schema=([^\s`]+)/g),
      ...text.matchAll(/(?<=[\s("'`]|docs\.bitfount\.com)(\/schemas\/[\w-]+\.json)/g),
    ].map(([, address = '']) => address.replace(product.siteUrl, ''));
    return addresses
      .filter((address) => !existsSync(path.join(buildFolder, address)))
      .map((address) => `${file}: ${address}`);
  });
  expect(dead).toEqual([]);
});
