import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {toHtml} from 'hast-util-to-html';

import {codeFigure} from '../../markdown/code/figure';

/** The folder of the landing page's examples, which are files so that a check can read them. */
const folder = 'src/components/landing/examples';

/** File and language of each example, in the order on the page. */
const examples = [
  {file: 'pod.yaml', language: 'yaml'},
  {file: 'query.py', language: 'python'},
] as const;

/** Highlights the examples of the landing page like any code block, for `Examples.tsx` to show. */
export function landingExamplesPlugin({siteDir}: LoadContext): Plugin {
  const pathOf = (file: string) => path.join(siteDir, folder, file);
  return {
    name: 'landing-examples',
    getPathsToWatch: () => examples.map(({file}) => pathOf(file)),
    async contentLoaded({actions}) {
      const figures = await Promise.all(
        examples.map(async ({file, language}) =>
          toHtml(
            codeFigure({
              code: await readFile(pathOf(file), 'utf8'),
              language,
              meta: `title="${file}"`,
            }),
          ),
        ),
      );
      await actions.createData('examples.json', JSON.stringify({__html: figures.join('')}));
    },
  };
}
