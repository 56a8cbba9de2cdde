import {siteOf} from '../../reference/page/site/site';
import {schemasStep} from '../config-schemas';
import {type CardPage, pageCard} from '../link-cards/pageCard';
import {renderAll} from '../link-cards/renderAll';
import {openStudio, type StudioSite} from '../link-cards/studio';
import {messagesStep} from '../message-data';
import {inventoryStep} from '../objects-inv';
import {recordStep} from '../release-record';
import {cardsStep} from '../symbol-cards';
import {resultOf, type Step} from './step';

/** What the thread has to know. */
export interface Work {
  readonly site: StudioSite;
  readonly pages: readonly CardPage[];
}

const steps: readonly Step<unknown>[] = [
  recordStep,
  cardsStep,
  schemasStep,
  messagesStep,
  inventoryStep,
];

/** Does what a build needs at its end and can be done before: the results and pictures are kept in caches. */
export async function workAhead({site, pages}: Work): Promise<void> {
  for (const step of steps) {
    resultOf(step, {siteDir: site.siteDir, url: site.siteConfig.url});
  }
  const studio = await openStudio(site);
  const {model} = siteOf(site.siteDir);
  const sketches = pages.map((page) => studio.sketch(pageCard(page, model)));
  await renderAll(sketches, studio);
}
