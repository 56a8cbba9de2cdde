import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {SUMS_FILE} from '../../src/hosting/checksums';
import {STATEMENT_FILE} from '../../src/hosting/supply-chain/buildStatement';
import {git} from '../../src/lib/git';
import {readBuilt} from '../support/site';
import {NIGHTLY, PUBLISHED} from '../support/tags';

/** What is not part of the repository, or is made from it. */
const left = new Set([
  '.docusaurus',
  '.git',
  'build',
  'build.part',
  'node_modules',
  'test-results',
]);

const linesOf = (sums: string): string[] => sums.trim().split('\n');

/** The commit in a statement of a build; empty when it was of none. */
function commitOf(statement: string): string {
  return /"gitCommit": "(\w+)"/.exec(statement)?.[1] ?? '';
}

/** The history of the first folder, for dates of pages; without one, neither build has any. */
function historyOf(folder: string): NodeJS.ProcessEnv {
  const history = git(folder, 'rev-parse', '--absolute-git-dir');
  return history === undefined ? {} : {GIT_DIR: history};
}

/** By hard links where the system can; a symbolic link would lead back to the first folder. */
function copyPackages(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to]).status !== 0) {
    cpSync(from, to, {recursive: true});
  }
  // The second build must not take over what the first one has made.
  rmSync(path.join(to, '.cache'), {recursive: true, force: true});
}

test(
  'another folder, time zone, locale and number of threads give the same files',
  {tag: [NIGHTLY.tag, PUBLISHED.tag]},
  () => {
    test.setTimeout(15 * 60_000);
    const here = process.cwd();
    const there = mkdtempSync(path.join(tmpdir(), 'another folder '));
    cpSync(here, there, {
      recursive: true,
      filter: (file) => !left.has(path.relative(here, file)),
    });
    copyPackages(path.join(here, 'node_modules'), path.join(there, 'node_modules'));
    const {status, stdout, stderr} = spawnSync('npm', ['run', 'build'], {
      cwd: there,
      encoding: 'utf8',
      env: {
        ...process.env,
        TZ: 'Pacific/Kiritimati',
        LANG: 'tr_TR.UTF-8',
        ...historyOf(here),
        // The state of the files in git is that of the first folder.
        SOURCE_COMMIT: commitOf(readBuilt(STATEMENT_FILE)),
        DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
      },
    });
    expect(status, stdout + stderr).toBe(0);
    const others = new Set(linesOf(readFileSync(path.join(there, 'build', SUMS_FILE), 'utf8')));
    rmSync(there, {recursive: true, force: true});
    const own = linesOf(readBuilt(SUMS_FILE));
    expect(own.filter((line) => !others.has(line))).toEqual([]);
    expect(others.size).toBe(own.length);
  },
);
