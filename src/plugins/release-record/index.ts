import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {recordForChecks} from '../../reference/past/recordForChecks';
import {RELEASES_FILE} from '../../site/releases';
import {servedInDev} from '../servedInDev';
import {resultOf, type Step, type StepSite} from '../work-ahead/step';

/** Publishes the record with which the tool on the page of changes compares releases. */
export function releaseRecordPlugin({siteDir, siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  const site = {siteDir, url};
  const served = path.join(siteDir, 'node_modules/.cache/release-record');
  return {
    name: 'site-release-record',
    loadContent() {
      if (process.env.NODE_ENV === 'development') {
        mkdirSync(served, {recursive: true});
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
  writeFileSync(path.join(folder, RELEASES_FILE), resultOf(recordStep, site));
}

export const recordStep: Step<string> = {
  name: 'release-record',
  inputs: () => [],
  make: () => JSON.stringify(recordForChecks()),
};
