import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {LOG_DATA_FILE} from '../../browser/tools/read-log/format';
import {keyOfFiles} from '../../lib/buildMemory';
import {ANSWERS_FOLDER} from '../../markdown/messages/answers';
import {logData} from '../../markdown/messages/logData';
import {servedInDev} from '../servedInDev';
import {resultOf, type Step, type StepSite} from '../work-ahead/step';

/**
 * Publishes what the reader of logs knows: the messages of the SDK and their answers. `npm start` serves
 * them as they were at the start.
 */
export function messageDataPlugin({siteDir, siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  const site = {siteDir, url};
  const served = path.join(siteDir, 'node_modules/.cache/message-data');
  return {
    name: 'site-message-data',
    loadContent() {
      if (process.env.NODE_ENV === 'development') {
        write(site, served);
      }
    },
    configureWebpack: servedInDev({directory: served, publicPath: baseUrl, watch: false}),
    postBuild({outDir}) {
      write(site, outDir);
      return Promise.resolve();
    },
  };
}

function write(site: StepSite, folder: string): void {
  const file = path.join(folder, LOG_DATA_FILE);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, resultOf(messagesStep, site));
}

export const messagesStep: Step<string> = {
  name: 'message-data',
  inputs: ({siteDir}) => [keyOfFiles(path.join(siteDir, ANSWERS_FOLDER))],
  make: ({siteDir}) => JSON.stringify(logData(siteDir)),
};
