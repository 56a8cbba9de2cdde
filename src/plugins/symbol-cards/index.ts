import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {type Cards, CARDS_FOLDER} from '../../browser/cards/format';
import {writeWithFolder} from '../../lib/writeWithFolder';
import {allCards} from '../../reference/cards/allCards';
import {siteOf} from '../../reference/page/site/site';
import {referenceKey} from '../referenceKey';
import {resultOf, type Step} from '../work-ahead/step';

/** Publishes the cards of symbols: a file for each module of the reference. */
export function symbolCardsPlugin({siteDir, siteConfig: {url}}: LoadContext): Plugin {
  return {
    name: 'site-symbol-cards',
    async postBuild({outDir}) {
      for (const [module, cards] of resultOf(cardsStep, {siteDir, url})) {
        const name = `${CARDS_FOLDER}/${module.split('.').join('/')}.json`;
        await writeWithFolder(path.join(outDir, name), JSON.stringify(cards));
      }
    },
  };
}

/** Makes the cards: all pages of the reference have to be parsed for them. */
export const cardsStep: Step<readonly (readonly [module: string, cards: Cards])[]> = {
  name: 'symbol-cards',
  inputs: ({siteDir}) => [referenceKey(siteDir)],
  make: ({siteDir}) => [...allCards(siteOf(siteDir))],
};
