import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {product} from '../site/product';
import {sectionOf} from '../site/sections';
import {notebookAddress} from '../site/notebookAddress';
import {drawingText} from './drawings';
import type {NotebookPage} from './types';

/** A page that has a notebook, with the notebook's address. */
export interface TutorialPage {
  page: NotebookPage;
  address: string;
}

/**
 * Lists every tutorial that has a notebook.
 *
 * @param origin the site's origin and base path, without a slash at the end
 */
export function tutorialPages(siteDir: string, origin: string): TutorialPage[] {
  const {folder, routeBasePath} = sectionOf('tutorials');
  const files = readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'});
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(^|\/)[^_/][^/]*\.mdx$/.test(file))
    .sort()
    .flatMap((file) => {
      const docId = file.replace(/\.mdx$/, '');
      const address = notebookAddress(docId);
      if (address === undefined) {
        return [];
      }
      const full = path.join(folder, file);
      const page: NotebookPage = {
        file: full,
        source: readFileSync(path.join(siteDir, full), 'utf8'),
        url: `${origin}/${routeBasePath}/${docId}`,
        origin,
        product: product.sdk,
        drawing: (name) => drawingText(siteDir, name),
      };
      return [{page, address}];
    });
}
