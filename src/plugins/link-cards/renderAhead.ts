import type {Card} from '../../exports/link-cards/card';
import {type SiteOfCards, studioFor} from './studio';

/** What the thread has to know. */
export interface Ahead {
  readonly site: SiteOfCards;
  readonly cards: readonly Card[];
}

/**
 * Draws and renders pictures into the cache, one by one: Node's threads for files are those of the pages being
 * compiled too.
 */
export async function renderAhead({site, cards}: Ahead): Promise<void> {
  const {sketch, render} = await studioFor(site);
  for (const card of cards) {
    await render(sketch(card));
  }
}
