import type * as cards from '../cards';
import {eventElement} from '../inline/dom';
import {REST_MS} from '../inline/restOnLink';
import {base} from './config';

/** Matches links of the text: not those of lists of pages, which lead on, and of headings, to themselves. */
const LINK = 'main a:not(.anchor, nav a)';

/** Tells whether a reader who is at a link may want its card: a finger is there to follow it. */
const mayWant = (link: Element, {pointerType}: Partial<PointerEvent>): boolean =>
  pointerType ? pointerType !== 'touch' : link.matches(':focus-visible');

/**
 * Shows what a link into the reference leads to, in a card, when the pointer rests on the link or the
 * focus does. All of it but this is loaded then (`src/browser/cards`). Where that fails there is no card.
 */
export function startCards(): void {
  const start = base.href + REST_CONFIG.reference;
  let near: Element | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const turnTo = (link: HTMLAnchorElement | null, wanted: boolean) => {
    near = link;
    clearTimeout(resting);
    if (wanted && link?.href.startsWith(start)) {
      resting = setTimeout(() => {
        const script = new URL(REST_CONFIG.cards, import.meta.url).href;
        (import(script) as Promise<typeof cards>)
          .then(({show}) => show(link, link.href.slice(start.length)))
          .catch(() => undefined);
      }, REST_MS);
    }
  };
  const onIntent = (event: Event) => {
    const link = eventElement<HTMLAnchorElement>(event, LINK);
    // The pointer leaves what scrolls away under it when the focus moves: the reader is at the link still.
    if (link !== near && (link || !near?.matches(':focus-visible'))) {
      turnTo(link, link !== null && mayWant(link, event));
    }
  };
  // No event tells of a reader who was at a link before this script.
  const first = document.querySelector<HTMLAnchorElement>(`${LINK}:is(:hover, :focus-visible)`);
  turnTo(first, matchMedia('(hover: hover)').matches);
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
}
