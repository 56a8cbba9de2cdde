import {availableParallelism} from 'node:os';

import {isRemembered} from '../lib/buildMemory';

/** A step whose result depends on the code and data of the site alone. */
const STEP = 'release-record';

/**
 * Whether this is a build that has nothing to repeat: there was none before, or the site's code has changed.
 * Compiling all pages takes one processor for most of its time, so that a thread pays where there is a
 * second one.
 */
export function isFirstBuild(siteDir: string): boolean {
  return (
    process.env.NODE_ENV === 'production' &&
    availableParallelism() > 1 &&
    !isRemembered([], {step: STEP, root: siteDir})
  );
}
