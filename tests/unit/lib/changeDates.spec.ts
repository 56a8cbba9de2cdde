import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {changeDates} from '../../../src/lib/changeDates';

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
const full = path.join(folder, 'full');

function run(cwd: string, date: string, ...args: readonly string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  const {status, stderr} = spawnSync('git', [...identity, ...args], {
    cwd,
    encoding: 'utf8',
    env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z'},
  });
  expect(status, stderr).toBe(0);
}

function commit(date: string, ...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(full, file)), {recursive: true});
    writeFileSync(path.join(full, file), date);
  }
  run(full, date, 'add', '.');
  run(full, date, 'commit', '-m', 'x');
}

beforeAll(() => {
  mkdirSync(full);
  run(full, '', 'init', '--quiet');
  commit(
    '2024-01-01T12:00:00Z',
    'docs/old.mdx',
    'docs/façade.mdx',
    'data/a.json',
    'site/docs/in.mdx',
  );
  commit('2024-03-01T00:30:00+02:00', 'data/b.json');
  commit('2024-02-01T00:00:00Z', 'data/b.json', 'docs/new.mdx');
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

const iso = (time: number | undefined) => time && new Date(time).toISOString();

test('a file has the date of its newest commit, a group of files the latest of theirs', () => {
  const {latest} = changeDates(full, ['docs/', 'data/']);
  expect(iso(latest(['docs/old.mdx']))).toBe('2024-01-01T12:00:00.000Z');
  expect(iso(latest(['docs/façade.mdx']))).toBe('2024-01-01T12:00:00.000Z');
  expect(iso(latest(['docs/new.mdx', 'data/b.json']))).toBe('2024-02-29T22:30:00.000Z');
  expect(iso(latest(['docs/old.mdx', 'data/']))).toBe('2024-02-29T22:30:00.000Z');
  expect(latest(['docs/uncommitted.mdx'])).toBeUndefined();
});

test('paths are from the folder that was asked about', () => {
  const {latest} = changeDates(path.join(full, 'site'), ['docs/']);
  expect(latest(['docs/in.mdx'])).toBeDefined();
  expect(latest(['docs/old.mdx'])).toBeUndefined();
});

test('the oldest commit of a shallow clone dates nothing', () => {
  run(folder, '', 'clone', '--quiet', '--depth', '1', pathToFileURL(full).href, 'shallow');
  const {latest} = changeDates(path.join(folder, 'shallow'), ['docs/']);
  expect(latest(['docs/old.mdx', 'docs/new.mdx'])).toBeUndefined();
});

test('without history, no date is known', () => {
  const outside = path.join(folder, 'outside');
  mkdirSync(outside);
  expect(changeDates(outside, ['docs/']).latest(['docs/old.mdx'])).toBeUndefined();
});
