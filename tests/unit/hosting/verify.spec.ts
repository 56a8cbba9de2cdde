import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {writeChecksums} from '../../../src/hosting/checksums';

let root: string;
const place = (name: string) => path.join(root, name);
const verify = (...args: string[]) => {
  const {stdout, stderr, status} = spawnSync(process.execPath, ['static/verify.mjs', ...args], {
    encoding: 'utf8',
  });
  return {lines: `${stdout}${stderr}`.trim().split('\n'), status};
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'verify-'));
  mkdirSync(place('site/guides'), {recursive: true});
  writeFileSync(place('site/index.html'), 'start');
  writeFileSync(place('site/guides/a page.html'), 'A pod reads records.');
  writeChecksums(place('site'));
  cpSync(place('site'), place('copy'), {recursive: true});
});

afterEach(() => rmSync(root, {recursive: true}));

test('a whole copy has no fault', () => {
  expect(verify(place('copy'), place('site'))).toEqual({lines: ['2 files, 0 faults'], status: 0});
});

test('a changed byte is named, with its file', () => {
  writeFileSync(place('copy/guides/a page.html'), 'A pod sends records.');
  expect(verify(place('copy')).lines).toContain('changed: guides/a page.html');
  expect(verify(place('copy'), place('site'))).toEqual({
    lines: ['changed: guides/a page.html, byte 6 is 0x73 instead of 0x72', '2 files, 1 faults'],
    status: 1,
  });
});

test('a file that is longer, is missing or was added is named', () => {
  writeFileSync(place('copy/index.html'), 'start of something else');
  rmSync(place('copy/guides/a page.html'));
  writeFileSync(place('copy/guides/more.html'), '');
  expect(verify(place('copy'), place('site')).lines).toEqual([
    'missing: guides/a page.html',
    'changed: index.html, byte 5 is 0x20 instead of nothing',
    'added: guides/more.html',
    '2 files, 3 faults',
  ]);
});

test('a folder without checksums is refused', () => {
  const {lines, status} = verify(root);
  expect(lines[0]).toContain('SHA256SUMS');
  expect(status).toBe(2);
});

test('the script stays short enough to be read before it is trusted', () => {
  expect(readFileSync('static/verify.mjs', 'utf8').split('\n').length).toBeLessThanOrEqual(60);
});
