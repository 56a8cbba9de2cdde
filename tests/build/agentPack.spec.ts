import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {builtinModules} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {expect, test} from '@playwright/test';

import {ARCHIVE_FILE, PACK_NAME} from '../../src/exports/pack/names';
import {product} from '../../src/site/product';
import {buildFolder, pagesOfSitemap, readBuilt} from '../support/site';
import {NIGHTLY} from '../support/tags';
import {readZip, type Unzipped, writeUnzipped} from '../support/unzip';

test.describe.configure({mode: 'serial'});

let files: Unzipped[] = [];
let folder = '';

test.beforeAll(async () => {
  files = await readZip(path.join(buildFolder, ARCHIVE_FILE));
  folder = mkdtempSync(path.join(tmpdir(), 'agent pack '));
  writeUnzipped(files, folder);
});

test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

const textOf = (name: string): string =>
  files.find((file) => file.name === `${PACK_NAME}/${name}`)?.data.toString('utf8') ?? '';

test('the archive has the pages, schemas and records of the site, and no time of its making', () => {
  expect(files.map(({name}) => name)).toEqual(files.map(({name}) => name).sort());
  for (const address of pagesOfSitemap().filter((page) =>
    /^\/(guides|tutorials|api)\b/.test(page),
  )) {
    expect(textOf(`pages${address}.md`), address).toBe(readBuilt(`${address.slice(1)}.md`));
  }
  for (const file of ['schemas/pod-spec.json', 'schemas/task-spec.json', 'search/pack.json']) {
    expect(textOf(file), file).toBe(readBuilt(file));
  }
  expect(new Set(files.map(({modified}) => modified.getFullYear()))).toEqual(new Set([1980]));
});

test('messages lead to pages that have them', () => {
  const rows = JSON.parse(textOf('messages.json')) as {message: string; page: string}[];
  expect(rows.length).toBeGreaterThan(100);
  for (const {message, page} of rows) {
    expect(textOf(`pages${page}`).replaceAll('\\|', '|'), page).toContain(message);
  }
});

test('the server needs nothing but Node.js, and has no part of it that reaches a network', () => {
  const code = textOf('server.mjs');
  const asked = [...code.matchAll(/(?:\bfrom |\brequire\(|^import )"([^"]+)"/gm)].map(([, name]) =>
    String(name).replace(/^node:/, ''),
  );
  const builtin = asked.filter((name) => builtinModules.includes(name));
  expect(builtin).toContain('fs');
  expect(builtin.filter((name) => /^(?:http|https|http2|net|tls|dgram|dns)\b/.test(name))).toEqual(
    [],
  );
});

test('the folder is a package that npm can publish', NIGHTLY, () => {
  const {status, stdout, stderr} = spawnSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: path.join(folder, PACK_NAME),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(status, stderr).toBe(0);
  const [packed] = JSON.parse(stdout) as {id: string; entryCount: number}[];
  expect(packed?.id).toBe(`${PACK_NAME}@${product.sdk.version}`);
  expect(packed?.entryCount).toBe(files.length);
});

test('the server answers a client over stdin and stdout, and goes on after bad input', async () => {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(folder, PACK_NAME, 'server.mjs')],
      // Not the repository, whose packages it could find.
      cwd: folder,
      env: {},
    }),
  );
  const call = async (name: string, input: Record<string, unknown>): Promise<string> => {
    const {content, isError} = await client.callTool({name, arguments: input});
    const [first] = content as {text: string}[];
    return `${isError ? 'ERROR ' : ''}${first?.text ?? ''}`;
  };
  try {
    expect(client.getServerVersion()).toEqual({name: PACK_NAME, version: product.sdk.version});
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search', 'page', 'symbol', 'check_yaml']);
    expect(await call('search', {query: 'CSVSource', limit: 1})).toContain(
      `${product.siteUrl}/api/bitfount/data/datasources/csv_source#csvsource`,
    );
    expect(await call('page', {address: '/guides/SDK/pod-file'})).toBe(
      readBuilt('guides/SDK/pod-file.md'),
    );
    expect(await call('symbol', {name: 'Pod.start'})).toMatch(/^# method Pod\.start\n/);
    expect(await call('check_yaml', {text: 'name: a\ndatasorces: []\n', kind: 'pod'})).toMatch(
      /- line 2, column 1: PodConfig has no key "datasorces"\. Did you mean "datasources"\?/,
    );
    expect(await call('check_yaml', {text: ''})).toMatch(/^ERROR text: /);
    expect(await call('page', {})).toBe('ERROR The input of page needs the key "address".');
    expect(await call('nothing', {})).toMatch(/^ERROR There is no tool "nothing"/);
    expect(await call('symbol', {name: 'Pod'})).toMatch(/^# class Pod\n/);
  } finally {
    await client.close();
  }
});
