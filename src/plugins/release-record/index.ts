import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {rememberedFrom} from '../../lib/buildMemory';
import {recordForChecks} from '../../reference/past/recordForChecks';
import {RELEASES_FILE} from '../../site/releases';
import {servedInDev} from '../servedInDev';

/** Publishes the record with which the tool on the page of changes compares releases. */
export function releaseRecordPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const served = path.join(siteDir, 'node_modules/.cache/release-record');
  return {
    name: 'site-release-record',
    loadContent() {
      if (process.env.NODE_ENV === 'development') {
        mkdirSync(served, {recursive: true});
        write(siteDir, served);
      }
    },
    configureWebpack: servedInDev({directory: served, publicPath: baseUrl, watch: false}),
    postBuild({outDir}) {
      write(siteDir, outDir);
      return Promise.resolve();
    },
  };
}

/** The step whose result depends on the code and data of the site alone. */
export const RECORD_STEP = 'release-record';

function write(siteDir: string, folder: string): void {
  const record = rememberedFrom([], {step: RECORD_STEP, root: siteDir}, () =>
    JSON.stringify(recordForChecks()),
  );
  writeFileSync(path.join(folder, RELEASES_FILE), record);
}
