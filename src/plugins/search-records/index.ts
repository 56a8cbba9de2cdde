import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeRecords} from './writeRecords';

/** Publishes the search records: one for each place of the built pages that the search can find. */
export function searchRecordsPlugin({siteConfig, siteDir}: LoadContext): Plugin {
  return {
    name: 'site-search-records',
    async postBuild({outDir, routesPaths, siteConfig: {url}}) {
      writeRecords(routesPaths, {
        siteDir,
        outDir,
        origin: new URL(url).origin,
        baseUrl: siteConfig.baseUrl,
      });
    },
  };
}
