import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeRecords} from './writeRecords';

/** Publishes what the search finds: one record for each place of the built pages. */
export default function searchRecordsPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-search-records',
    async postBuild({outDir, routesPaths, siteConfig: {url}}) {
      writeRecords(routesPaths, {
        outDir,
        origin: new URL(url).origin,
        baseUrl: siteConfig.baseUrl,
      });
    },
  };
}
