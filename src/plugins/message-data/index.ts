import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {LOG_DATA_FILE} from '../../browser/tools/read-log/format';
import {keyOfFiles, rememberedFrom} from '../../lib/buildMemory';
import {ANSWERS_FOLDER} from '../../markdown/messages/answers';
import {logData} from '../../markdown/messages/logData';
import {servedInDev} from '../servedInDev';

/**
 * Publishes what the reader of logs knows: the messages of the SDK and their answers. `npm start` serves
 * them as they were at the start.
 */
export function messageDataPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const served = path.join(siteDir, 'node_modules/.cache/message-data');
  return {
    name: 'site-message-data',
    loadContent() {
      if (process.env.NODE_ENV === 'development') {
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

function write(siteDir: string, folder: string): void {
  const file = path.join(folder, LOG_DATA_FILE);
  mkdirSync(path.dirname(file), {recursive: true});
  const answers = keyOfFiles(path.join(siteDir, ANSWERS_FOLDER));
  const data = rememberedFrom([answers], {step: 'message-data', root: siteDir}, () =>
    JSON.stringify(logData(siteDir)),
  );
  writeFileSync(file, data);
}
