import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {type Cards, CARDS_FOLDER} from '../../browser/cards/format';
import {rememberedFrom} from '../../lib/buildMemory';
import {writeWithFolder} from '../../lib/writeWithFolder';
import {allCards} from '../../reference/cards/allCards';
import {siteOf} from '../../reference/page/site/site';
import {referenceKey} from '../referenceKey';

/** Publishes the cards of symbols: a file for each module of the reference. */
export function symbolCardsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-symbol-cards',
    async postBuild({outDir}) {
      for (const [module, cards] of cardsOf(siteDir)) {
        const name = `${CARDS_FOLDER}/${module.split('.').join('/')}.json`;
        await writeWithFolder(path.join(outDir, name), JSON.stringify(cards));
      }
    },
  };
}

/** Returns the cards: all pages of the reference have to be parsed for them, unless none has changed. */
function cardsOf(siteDir: string): readonly (readonly [module: string, cards: Cards])[] {
  return rememberedFrom([referenceKey(siteDir)], {step: 'symbol-cards', root: siteDir}, () => [
    ...allCards(siteOf(siteDir)),
  ]);
}
