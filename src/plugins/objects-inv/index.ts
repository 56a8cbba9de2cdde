import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {encodeInventory} from '../../reference/model/inventory/encode';
import {inventoryEntries} from '../../reference/model/inventory/entries';
import {siteOf} from '../../reference/page/site/site';
import {referenceKey} from '../referenceKey';
import {resultOf, type Step} from '../work-ahead/step';

/** Publishes `objects.inv`, with which the documentation of other projects can link to our symbols. */
export function objectsInvPlugin({siteDir, siteConfig: {url}}: LoadContext): Plugin {
  return {
    name: 'site-objects-inv',
    async postBuild({outDir}) {
      const entries = resultOf(inventoryStep, {siteDir, url});
      const {model} = siteOf(siteDir);
      await writeFile(path.join(outDir, 'objects.inv'), encodeInventory(model.index.sdk, entries));
    },
  };
}

export const inventoryStep: Step<ReturnType<typeof inventoryEntries>> = {
  name: 'objects-inv',
  inputs: ({siteDir}) => [referenceKey(siteDir)],
  make({siteDir}) {
    const {model, hasPage, leavesOut} = siteOf(siteDir);
    return inventoryEntries(model, hasPage, leavesOut);
  },
};
