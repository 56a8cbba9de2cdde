import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {expect, test} from 'vitest';
import type {Rule} from 'markdownlint';
import {lint} from 'markdownlint/promise';

const rule = async (name: string): Promise<Rule> => {
  const file = pathToFileURL(path.resolve('lint/markdown', `${name}.mjs`)).href;
  return ((await import(file)) as {default: Rule}).default;
};

/** What a rule says of a page: line and detail. */
async function said(name: string, file: string, text: string): Promise<string[]> {
  const found = await lint({
    strings: {[file]: text},
    customRules: [await rule(name)],
    config: {default: false, BF001: true, BF002: true, BF003: true},
  });
  return (found[file] ?? []).map(({lineNumber, errorDetail}) => `${lineNumber} ${errorDetail}`);
}

test('headings of guides are in sentence case; names keep their capitals', async () => {
  const page = [
    '## 1. Choose Your Datasource {#choose}',
    '## Run a pod on Windows with `MyClass` and DICOM',
    '```bash',
    '## Not A Heading',
    '```',
  ].join('\n\n');
  expect(await said('sentenceCase', 'docs/a.mdx', page)).toEqual([
    expect.stringMatching(/^1 "Your" begins with a capital/),
  ]);
  expect(await said('sentenceCase', 'api/bitfount/a.mdx', page)).toEqual([]);
});

test('a concept has one term, outside of code', async () => {
  const page =
    'Ask the data owner.\n\nThe key `data_owner`, and `data owner` in code.\n\nSimply mend it.';
  expect(await said('terms', 'docs/a.mdx', page)).toEqual([
    '1 "data owner": write data custodian.',
    '5 "mend": write fix.',
    '5 "Simply": write nothing in its place.',
  ]);
});

test('a link to a host that is not in the list of known hosts is reported', async () => {
  const page = '[a](https://hub.bitfount.com/x) [b](https://unknown.example.net/y)';
  expect(await said('hosts', 'docs/a.mdx', page)).toEqual([
    expect.stringMatching(/^1 unknown\.example\.net is not in the list/),
  ]);
});

test('spelling is British and checked, outside of code and names', () => {
  const page =
    '# A page\n\nThe behavior is recieved.\n\nThe behaviour of `behavior` is received.\n';
  const {stdout, status} = spawnSync(
    process.execPath,
    [path.resolve('node_modules/cspell/bin.mjs'), 'lint', '--no-progress', 'stdin://docs/a.mdx'],
    {input: page, encoding: 'utf8'},
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/:3:.*behavior/);
  expect(stdout).toMatch(/:3:.*recieved/);
});

test('the list of words is in order and has none twice', () => {
  const words = readFileSync('lint/words.txt', 'utf8').trim().split('\n');
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
});
