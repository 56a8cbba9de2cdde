import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {offlineCopy, ZIP_FILE} from '../../exports/offline/copy';

/** Publishes the offline copy, if `npm run build:offline` has made one, with a file of its checksum. */
export function offlineCopyPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-offline-copy',
    postBuild({outDir}) {
      const copy = offlineCopy(siteDir);
      if (copy) {
        const target = path.join(outDir, ZIP_FILE);
        mkdirSync(path.dirname(target), {recursive: true});
        cpSync(path.join(siteDir, ZIP_FILE), target);
        writeFileSync(`${target}.sha256`, `${copy.sha256}  ${path.basename(target)}\n`);
      }
      return Promise.resolve();
    },
  };
}
