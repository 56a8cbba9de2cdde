import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {PACK_FILE} from '../../search/settings';
import {servedInDev} from '../servedInDev';

/**
 * Serves the search records of the last build in `npm start`, which creates none. Without them the
 * search explains how to create them.
 */
export function searchDevPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const folder = path.posix.dirname(PACK_FILE);
  const records = {
    directory: path.join(siteDir, 'build', folder),
    publicPath: `${baseUrl}${folder}`,
    // The folder has the same path as the search page, which must not be served from here.
    staticOptions: {redirect: false, index: false},
    watch: false,
  };
  return {
    name: 'site-search-dev',
    configureWebpack: servedInDev(records),
  };
}
