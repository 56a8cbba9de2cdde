import type {Card} from '../../exports/link-cards/card';
import {renderCached} from './renderCached';
import {openStudio, type StudioSite} from './studio';

/** What the thread has to know. */
export interface Ahead {
  readonly site: StudioSite;
  readonly cards: readonly Card[];
}

/** Renders pictures into the cache, one by one: the files of the pages being compiled need Node's threads too. */
export async function renderAhead({site, cards}: Ahead): Promise<void> {
  const studio = await openStudio(site);
  for (const card of cards) {
    await renderCached(studio.sketch(card), studio.fontFiles);
  }
}
