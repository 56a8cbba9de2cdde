import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {CARDS_FOLDER} from '../../browser/cards/format';
import {allCards} from '../../reference/cards/allCards';
import {siteOf} from '../../reference/page/site/site';

/** Publishes the cards of symbols: a file for each module of the reference. */
export function symbolCardsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-symbol-cards',
    async postBuild({outDir}) {
      for (const [module, cards] of allCards(siteOf(siteDir))) {
        const name = `${CARDS_FOLDER}/${module.split('.').join('/')}.json`;
        await write(path.join(outDir, name), JSON.stringify(cards));
      }
    },
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
