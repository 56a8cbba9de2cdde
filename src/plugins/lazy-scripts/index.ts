import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeBundle} from '../../lib/bundleModules';
import {bundleLazyScripts, LAZY_FOLDER} from './bundleLazyScripts';

/** Publishes the scripts that a page loads when it needs them. */
export function lazyScriptsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-lazy-scripts',
    postBuild({outDir}) {
      for (const bundle of Object.values(bundleLazyScripts(siteDir))) {
        writeBundle(bundle, path.join(outDir, LAZY_FOLDER));
      }
      return Promise.resolve();
    },
  };
}
