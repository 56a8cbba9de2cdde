import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {notebookOf, notebookText} from '../../notebooks/notebook';
import {tutorialPages} from '../../notebooks/pages';

/** Publishes each tutorial as a notebook, generated from its page. */
export function notebooksPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-notebooks',
    async postBuild({outDir}) {
      const origin = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
      for (const {page, address} of tutorialPages(siteDir, origin)) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, notebookText(notebookOf(page)));
      }
    },
  };
}
