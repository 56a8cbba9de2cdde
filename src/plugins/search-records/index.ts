import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeRecords} from './writeRecords';

/** Publishes the search records: one for each place of the built pages that the search can find. */
export function searchRecordsPlugin({siteConfig, siteDir}: LoadContext): Plugin {
  return {
    name: 'site-search-records',
    async postBuild({outDir, routesPaths, siteConfig: {url}}) {
      const {leftOut} = writeRecords(routesPaths, {
        siteDir,
        outDir,
        origin: new URL(url).origin,
        baseUrl: siteConfig.baseUrl,
      });
      if (leftOut.length > 0) {
        console.warn(
          `[WARNING] The site is too large for browsers to search all of it. Left out: ${leftOut.join(', ')}. ` +
            'A hosted search has all records (maintaining/publish.md).',
        );
      }
    },
  };
}
