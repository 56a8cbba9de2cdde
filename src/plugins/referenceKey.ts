import path from 'node:path';

import {keyOfFiles} from '../lib/buildMemory';
import {API_CONTENT} from '../reference/model/routes';

/** Returns a name for the texts of all pages of the reference, for what is made from them. */
export const referenceKey = (siteDir: string): string =>
  keyOfFiles(path.join(siteDir, API_CONTENT));
