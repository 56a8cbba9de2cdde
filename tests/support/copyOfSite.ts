import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {copyPackages} from '../../scripts/building/copyPackages';
import {SUMS_FILE} from '../../src/hosting/checksums';
import {STATEMENT_FILE} from '../../src/hosting/supply-chain/buildStatement';
import {git} from '../../src/lib/git';
import {readBuilt} from './site';

/** What is not part of the repository, or is made from it. */
const left = new Set([
  '.docusaurus',
  '.git',
  'build',
  'build.part',
  'node_modules',
  'test-results',
]);

/** The commit in a statement of a build; empty when it was of none. */
function commitOf(statement: string): string {
  return /"gitCommit": "(\w+)"/.exec(statement)?.[1] ?? '';
}

/** The history of the first folder, for dates of pages; without one, neither build has any. */
function historyOf(folder: string): NodeJS.ProcessEnv {
  const history = git(folder, 'rev-parse', '--absolute-git-dir');
  return history === undefined ? {} : {GIT_DIR: history};
}

/** The lines of a list of checksums, one for each file of a build. */
export const linesOf = (sums: string): string[] => sums.trim().split('\n');

/** A copy of the site's source in a folder of its own, to be built. */
export interface CopyOfSite {
  readonly folder: string;
  /**
   * Builds it as the first folder was built.
   *
   * @param env variables that differ
   * @returns the lines of its checksums
   * @throws with the output when the build fails
   */
  build(env?: NodeJS.ProcessEnv): string[];
  /** Removes what builds have left, so that the next one is a clean one. */
  clear(): void;
  remove(): void;
}

/** Copies the site's source, without history and what was built from it. */
export function copyOfSite(): CopyOfSite {
  const here = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'another folder '));
  cpSync(here, folder, {
    recursive: true,
    filter: (file) => !left.has(path.relative(here, file)),
  });
  copyPackages(path.join(here, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    build(env = {}) {
      const {status, stdout, stderr} = spawnSync('npm', ['run', 'build'], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          ...historyOf(here),
          // The state of the files in git is that of the first folder.
          SOURCE_COMMIT: commitOf(readBuilt(STATEMENT_FILE)),
          ...env,
        },
      });
      if (status !== 0) {
        throw new Error(stdout + stderr);
      }
      return linesOf(readFileSync(path.join(folder, 'build', SUMS_FILE), 'utf8'));
    },
    clear() {
      for (const made of ['.docusaurus', 'build', 'node_modules/.cache']) {
        rmSync(path.join(folder, made), {recursive: true, force: true});
      }
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
