import path from 'node:path';

import {keyOfFiles} from '../lib/buildMemory';
import {memoize} from '../lib/memoize';
import {API_CONTENT} from '../reference/model/routes';

/**
 * Returns a name for the texts of all pages of the reference, for what a build makes from them; once per
 * process.
 */
export const referenceKey = memoize((siteDir: string) =>
  keyOfFiles(path.join(siteDir, API_CONTENT)),
);
