import {rmSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {checkPackages} from '../../hosting/supply-chain/checkPackages';
import {packageFolderOf} from '../../hosting/supply-chain/packageFolder';
import {writeBundle} from '../../lib/bundleModules';
import {bundleTools, TOOLS_FOLDER} from '../../markdown/tools/bundleTools';
import {servedInDev} from '../servedInDev';

/**
 * Publishes the code of the tools that pages hold (`src/browser/tools`). `npm start` serves it as it was
 * at the start.
 *
 * @throws Error when a tool has other packages than `src/site/shippedPackages.ts` says
 */
export function pageToolsPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const served = path.join(siteDir, 'node_modules/.cache/page-tools');
  return {
    name: 'site-page-tools',
    loadContent() {
      if (process.env.NODE_ENV === 'development') {
        rmSync(served, {recursive: true, force: true});
        writeBundle(bundleTools(siteDir), served);
      }
    },
    configureWebpack: servedInDev({
      directory: served,
      publicPath: `${baseUrl}${TOOLS_FOLDER}`,
      watch: false,
    }),
    postBuild({outDir}) {
      const bundle = bundleTools(siteDir);
      const folders = bundle.inputs.map(packageFolderOf).filter((folder) => folder !== undefined);
      checkPackages('inTools', [...new Set(folders)]);
      writeBundle(bundle, path.join(outDir, TOOLS_FOLDER));
      return Promise.resolve();
    },
  };
}
