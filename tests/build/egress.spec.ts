import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import Ajv from 'ajv/dist/2020';

import {firewallFiles} from '../../src/reference/egress/firewall';
import {egressHosts, egressRows} from '../../src/site/egress';
import {product} from '../../src/site/product';
import {buildFolder, fileOfAddress, readBuilt} from '../support/site';

/* What leaves a pod, as it is published: the page, the data with their schema, text for firewalls. */

interface Published {
  readonly $schema: string;
  readonly release: string;
  readonly hosts: readonly {readonly id: string}[];
  readonly rows: readonly {readonly id: string; readonly evidence: readonly object[]}[];
}

const json = (file: string): unknown => JSON.parse(readBuilt(file));

test('the data have all rows and hosts, and hold the schema at the address that they name', () => {
  const data = json('egress.json') as Published;
  expect(data.release).toBe(product.sdk.version);
  expect(data.rows.map(({id}) => id)).toEqual(egressRows.map(({id}) => id));
  expect(data.hosts.map(({id}) => id)).toEqual(egressHosts.map(({id}) => id));
  expect(data.rows.some(({evidence}) => evidence.length > 1)).toBe(true);
  const address = data.$schema.replace(product.siteUrl, '').slice(1);
  const schema = json(address) as {$id: string};
  expect(schema.$id).toBe(data.$schema);
  const validate = new Ajv({strict: true}).compile(schema);
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
});

test('the page has each row at its own address, and links to each file', () => {
  const html = readBuilt(fileOfAddress('/guides/general-reference/what-leaves'));
  const missing = egressRows.filter(({id}) => !new RegExp(`id="?row-${id}[ ">]`).test(html));
  expect(missing.map(({id}) => id)).toEqual([]);
  for (const {file} of firewallFiles) {
    expect(html, file).toContain(file);
    const text = readFileSync(path.join(buildFolder, file), 'utf8');
    expect(text, file).toContain('hub.bitfount.com');
  }
  expect(existsSync(path.join(buildFolder, 'egress.json'))).toBe(true);
});

test('the pages about firewall, security and the sheet have their tables from the same rows', () => {
  const textOf = (address: string) => readBuilt(fileOfAddress(address)).replaceAll('<wbr>', '');
  expect(textOf('/guides/getting-started/accessing-bitfount')).toContain('messaging.bitfount.com');
  expect(textOf('/guides/general-reference/security')).toContain('every categorical column');
  expect(textOf('/guides/general-reference/what-leaves-sheet')).toContain('Who can read it');
});
