import {spawnSync} from 'node:child_process';

/** A history of many large commits is longer than what Node reads by itself. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Asks git about the folder of a repository.
 *
 * @returns its answer; undefined without git or history, of which nobody is told
 */
export function git(root: string, ...args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  return status === 0 ? stdout.trim() : undefined;
}
