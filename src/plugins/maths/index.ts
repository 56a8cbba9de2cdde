import {cpSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {katexFiles, localFolder} from '../../markdown/html/katexFiles';
import {servedInDev} from '../servedInDev';
import {writeFaces} from './writeFaces';

/**
 * Publishes small fonts for the characters of usual formulas, and KaTeX's stylesheet with its own fonts.
 * Browsers request the former only on a page with maths, and the latter only when the public CDN fails
 * (`src/browser/inline/maths.ts`).
 */
export function mathsPlugin({baseUrl}: LoadContext): Plugin {
  const {folder} = katexFiles();
  const published = {directory: folder, publicPath: `${baseUrl}${localFolder()}`, watch: false};
  return {
    name: 'site-maths',
    configureWebpack: servedInDev(published),
    async postBuild({outDir}) {
      const target = path.join(outDir, localFolder());
      cpSync(path.join(folder, 'katex.min.css'), path.join(target, 'katex.min.css'));
      // Every supported browser uses WOFF2, the first format in the stylesheet.
      cpSync(path.join(folder, 'fonts'), path.join(target, 'fonts'), {
        recursive: true,
        filter: (file) => !/\.(?:ttf|woff)$/.test(file),
      });
      await writeFaces(outDir);
    },
  };
}
