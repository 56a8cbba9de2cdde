import {availableParallelism} from 'node:os';

import {recordStep} from '../release-record';
import {isDone, type StepSite} from './step';

/**
 * Whether this is a build for which nothing is kept, since there was none before or its code differs. It
 * takes long enough for threads of its own, where there is a processor for them: pages are compiled on one.
 */
export function isFirstBuild(site: StepSite): boolean {
  return (
    process.env.NODE_ENV === 'production' && availableParallelism() > 1 && !isDone(recordStep, site)
  );
}
