import type {Card} from './format';
import {placeOf} from './place';

interface Open {
  readonly link: HTMLAnchorElement;
  readonly box: HTMLElement;
}

/** The attribute by which screen readers say what a card says, when its link has the focus. */
const DESCRIBED_BY = 'aria-describedby';
const ids = {kind: 'card-kind', sentence: 'card-sentence'};

let open: Open | undefined;

function paragraph(text: string, id: string, className = ''): HTMLElement {
  const made = Object.assign(document.createElement('p'), {id, className});
  made.textContent = text;
  return made;
}

/**
 * Makes the element of a card. It is hidden from screen readers, which say its kind and sentence with
 * the link: as text of the page it would be read at the page's end.
 */
function boxOf([kind, hue, signature, sentence]: Card): HTMLElement {
  const box = Object.assign(document.createElement('div'), {className: 'card'});
  box.popover = 'manual';
  box.ariaHidden = 'true';
  const code = document.createElement('code');
  code.textContent = signature;
  box.append(paragraph(kind, ids.kind, `kind ${hue}`), code);
  if (sentence) {
    box.append(paragraph(sentence, ids.sentence));
  }
  return box;
}

/** Puts the open card next to its link. From there it scrolls with the page. */
export function moveCard(): void {
  if (open) {
    const {link, box} = open;
    const {clientWidth: width, clientHeight: height} = document.documentElement;
    const {x, y} = placeOf([...link.getClientRects()], box.getBoundingClientRect(), {
      width,
      height,
    });
    box.style.setProperty('left', `${x + scrollX}px`);
    box.style.setProperty('top', `${y + scrollY}px`);
  }
}

/** Shows the card of a link in place of the one that is open. */
export function openCard(link: HTMLAnchorElement, card: Card): void {
  closeCard();
  const box = boxOf(card);
  document.body.append(box);
  box.showPopover();
  open = {link, box};
  moveCard();
  const described = [...box.querySelectorAll('[id]')].map(({id}) => id);
  link.setAttribute(DESCRIBED_BY, described.join(' '));
}

/** Tells whether an event happened in the open card or its link. */
export function isOpenAt(target: EventTarget | null): boolean {
  return open !== undefined && [open.link, open.box].some((part) => part.contains(target as Node));
}

/**
 * Closes the open card.
 *
 * @param when tells whether to close it, by its link and its element; always, unless given
 */
export function closeCard(when: (link: Element, box: Element) => boolean = () => true): void {
  if (open && when(open.link, open.box)) {
    open.link.removeAttribute(DESCRIBED_BY);
    open.box.remove();
    open = undefined;
  }
}
