/*
 * Cards of symbols: what a link into the reference leads to, in short. The script of a page at rest
 * (`src/browser/rest/cards.ts`) loads this module when a reader first rests on such a link.
 */
import {ROUTE_EVENT} from '../inline/dom';
import {closeCard, isOpenAt, moveCard, openCard} from './card';
import {cardAt} from './load';

/** How long the pointer may be off link and card on its way from one to the other, in milliseconds. */
const GRACE_MS = 200;

declare global {
  /** The text of `cards.css`; the bundler of this script replaces it. */
  const CARD_STYLES: string;
}

let leaving: ReturnType<typeof setTimeout> | undefined;

function stay(): void {
  clearTimeout(leaving);
  leaving = undefined;
}

function close(): void {
  stay();
  closeCard();
}

/** Closes the card some time after the pointer has left it and its link, unless the link has the focus. */
function onPointer({target}: Event): void {
  if (isOpenAt(target)) {
    stay();
  } else {
    leaving ??= setTimeout(() => {
      stay();
      closeCard((link) => !link.matches(':focus-visible'));
    }, GRACE_MS);
  }
}

/** Adds the styles of cards: no page needs them before a reader asks for a card. */
function addStyles(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(CARD_STYLES);
  document.adoptedStyleSheets.push(styles);
}

addStyles();
document.addEventListener('pointerover', onPointer);
document.documentElement.addEventListener('pointerleave', onPointer);
document.addEventListener('focusout', () => {
  closeCard((link, box) => !link.matches(':hover') && !box.matches(':hover'));
});
document.addEventListener('keydown', ({key}) => {
  if (key === 'Escape') {
    close();
  }
});
document.addEventListener('pointerdown', ({target}) => {
  closeCard((_link, box) => !box.contains(target as Node));
});
document.addEventListener(ROUTE_EVENT, close);
addEventListener('resize', moveCard);

/**
 * Shows the card of a place, if there is one and the reader is still at the link when it arrives; not
 * where the browser has no popovers.
 *
 * @param address of the place, as `cardAt` takes it
 * @throws when the host cannot be reached, or the address is malformed
 */
export async function show(link: HTMLAnchorElement, address: string): Promise<void> {
  const card = await cardAt(address);
  if (card && 'showPopover' in link && link.matches(':hover, :focus-visible')) {
    stay();
    openCard(link, card);
  }
}
