import {spawnSync} from 'node:child_process';

/** Names the commit where the build has no git folder; empty for none. */
const VARIABLE = 'SOURCE_COMMIT';

function git(root: string, ...args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Returns the commit that the site is built from, from the environment or else from git.
 *
 * @returns undefined without git, or when a file differs from what is committed
 */
export function sourceCommit(root: string, env = process.env): string | undefined {
  if (env[VARIABLE] !== undefined) {
    return env[VARIABLE] || undefined;
  }
  return git(root, 'status', '--porcelain') === '' ? git(root, 'rev-parse', 'HEAD') : undefined;
}
