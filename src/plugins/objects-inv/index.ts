import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {rememberedFrom} from '../../lib/buildMemory';
import {encodeInventory} from '../../reference/model/inventory/encode';
import {inventoryEntries} from '../../reference/model/inventory/entries';
import {siteOf} from '../../reference/page/site/site';
import {referenceKey} from '../referenceKey';

/** Publishes `objects.inv`, with which the documentation of other projects can link to our symbols. */
export function objectsInvPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'site-objects-inv',
    async postBuild({outDir}) {
      const {model, hasPage, leavesOut} = siteOf(siteDir);
      const step = {step: 'objects-inv', root: siteDir};
      const entries = rememberedFrom([referenceKey(siteDir)], step, () =>
        inventoryEntries(model, hasPage, leavesOut),
      );
      await writeFile(path.join(outDir, 'objects.inv'), encodeInventory(model.index.sdk, entries));
    },
  };
}
