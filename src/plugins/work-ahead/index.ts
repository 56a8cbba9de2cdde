import path from 'node:path';
import type {Worker} from 'node:worker_threads';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {startThread} from '../../lib/startThread';
import {docsOf} from '../docsOf';
import {isFirstBuild} from './isFirstBuild';
import type {Work} from './work';

/**
 * Does in a first build, while its pages are compiled, what other plugins need after it. They find it in
 * their caches; what is not there, because the thread failed or had no time, they make themselves.
 */
export function workAheadPlugin({siteDir, baseUrl, siteConfig: {url}}: LoadContext): Plugin {
  let thread: Worker | undefined;
  return {
    name: 'site-work-ahead',
    allContentLoaded({allContent}) {
      if (isFirstBuild({siteDir, url})) {
        thread = startThread(path.join(__dirname, 'work.ts'), 'workAhead');
        // The plugin whose work it is tells of the failure.
        thread.on('error', () => undefined);
        thread.unref();
        thread.postMessage({
          site: {siteDir, baseUrl, siteConfig: {url}},
          pages: docsOf(allContent).map(({section, doc: {title, description, source}}) => ({
            section: {label: section.label, pluginId: section.pluginId},
            doc: {title, description, source},
          })),
        } satisfies Work);
      }
      return Promise.resolve();
    },
    async postBuild() {
      await thread?.terminate();
    },
  };
}
