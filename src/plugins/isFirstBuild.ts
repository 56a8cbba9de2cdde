import {availableParallelism} from 'node:os';

import {isRemembered} from '../lib/buildMemory';
import {memoize} from '../lib/memoize';
import {RECORD_STEP} from './release-record';

/**
 * Whether this is a build that has nothing to repeat: there was none before, or the site's code has changed.
 * Compiling all pages takes one processor for most of its time, so that a thread pays where there is a
 * second one.
 */
export const isFirstBuild = memoize(
  (siteDir: string): boolean =>
    process.env.NODE_ENV === 'production' &&
    availableParallelism() > 1 &&
    !isRemembered([], {step: RECORD_STEP, root: siteDir}),
);
