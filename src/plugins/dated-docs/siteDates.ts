import {type ChangeDates, changeDates} from '../../lib/changeDates';
import {memoize} from '../../lib/memoize';
import {sourceFolders} from './sources';

/** Returns when the sources of the pages were last changed; git is asked once for a folder. */
export const siteDates: (root: string) => ChangeDates = memoize((root) =>
  changeDates(root, sourceFolders),
);
