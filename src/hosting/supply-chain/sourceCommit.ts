import {git} from '../../lib/git';

/** Names the commit where the build has no git folder; empty for none. */
const VARIABLE = 'SOURCE_COMMIT';

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
