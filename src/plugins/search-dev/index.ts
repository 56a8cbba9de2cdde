import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {PACK_FILE} from '../../search/settings';
import {servedInDev} from '../servedInDev';

/**
 * `npm start` makes no records: its server hands out those of the last build. Without them the
 * search says how they are made.
 */
export default function searchDevPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const folder = path.posix.dirname(PACK_FILE);
  const records = {
    directory: path.join(siteDir, 'build', folder),
    publicPath: `${baseUrl}${folder}`,
    // The folder shares its address with the search page, which must not be answered from here.
    staticOptions: {redirect: false, index: false},
    watch: false,
  };
  return {
    name: 'site-search-dev',
    configureWebpack: servedInDev(records),
  };
}
