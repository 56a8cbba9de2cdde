import type {Page} from './page';

const FRAME = '.shell';
const SIDEBAR = `${FRAME} > [data-menu]`;
const MAIN = `${FRAME} > main`;

/** Returns the first segment of a path: the section whose sidebar is beside the page. */
const sectionOf = (path: string): string | undefined => path.split('/')[1];

/** Removes the page from the screen; it keeps its elements as the reader left them. */
export function takeAway(place: HTMLElement, page: Page): void {
  page.content = document.createDocumentFragment();
  page.content.append(...place.childNodes);
}

/** Returns the main element to its page, with a copy of the sidebar on screen if the page has none. */
function takeMain(page: Page, place: HTMLElement, main: Element): void {
  page.content ??= document.createDocumentFragment();
  let frame = page.content.querySelector(FRAME);
  if (!frame) {
    frame = place.querySelector(FRAME)?.cloneNode() as Element;
    frame.append(place.querySelector(SIDEBAR)?.cloneNode(true) as Element);
    page.content.append(frame);
  }
  frame.append(main);
}

/**
 * The content of a page that is not in its place. React renders all anew, without the served content,
 * where an extension or a translation had changed what it was to hydrate: that is taken from the element
 * that React has thrown away.
 */
function contentFor(place: HTMLElement, page: Page): DocumentFragment | null {
  if (!page.content && page.servedIn && page.servedIn !== place && !place.hasChildNodes()) {
    takeAway(page.servedIn, page);
  }
  return page.content;
}

/**
 * Shows a page between navbar and footer. Moves its elements instead of copying them: the previous page
 * keeps its own for when it is shown again.
 *
 * Within a section the sidebar stays, with what the reader has opened in it; the inline script marks
 * the new place.
 *
 * @param from the page that is on screen, if it is a static one
 */
export function showPage(place: HTMLElement, page: Page, from: Page | null): void {
  const content = contentFor(place, page);
  if (!content) {
    return;
  }
  const main = place.querySelector(MAIN);
  const nextMain = content.querySelector(MAIN);
  const stays = from !== null && sectionOf(from.path) === sectionOf(page.path);
  if (stays && main && nextMain && place.querySelector(SIDEBAR)) {
    const slot = document.createComment('');
    main.replaceWith(slot);
    takeMain(from, place, main);
    slot.replaceWith(nextMain);
    return;
  }
  if (from) {
    takeAway(place, from);
  }
  place.replaceChildren(content);
}
