import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {offlineCopy, sizeOf, ZIP_FILE} from '../../exports/offline/copy';
import {OFFLINE_COPY_PLUGIN, type PublishedCopy} from '../../site/publishedCopy';

/**
 * Publishes the offline copy, if `npm run build:offline` has made one, with a file of its checksum, and
 * tells pages about it.
 */
export function offlineCopyPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: OFFLINE_COPY_PLUGIN,
    contentLoaded({actions}) {
      const copy = offlineCopy(siteDir);
      if (copy) {
        const {sha256, date} = copy;
        const published: PublishedCopy = {file: ZIP_FILE, size: sizeOf(copy), sha256, date};
        actions.setGlobalData(published);
      }
    },
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
