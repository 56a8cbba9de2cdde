import {eventElement, isPlainClick} from './dom';
import {isSearchShortcut, SEARCH_EVENT, SEARCH_OPENER} from './searchIntent';

/** A wish that nobody answers within this time, in milliseconds, leads to the search page. */
const PATIENCE_MS = 4000;

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/**
 * Asks for the search. Before React has started nobody answers: then the wish is kept on the root
 * element for React to find, and the box takes the focus, so that the reader can type at once.
 */
function ask(): void {
  const root = document.documentElement;
  const wish = new CustomEvent(SEARCH_EVENT, {cancelable: true});
  if (!document.dispatchEvent(wish)) {
    return;
  }
  root.dataset.search = 'asked';
  const openers = [...document.querySelectorAll<HTMLElement>(SEARCH_OPENER)];
  const opener = openers.find((candidate) => candidate.checkVisibility());
  if (opener instanceof HTMLInputElement) {
    opener.focus();
  } else if (opener instanceof HTMLAnchorElement) {
    setTimeout(() => {
      if (root.dataset.search === 'asked') {
        location.assign(opener.href);
      }
    }, PATIENCE_MS);
  }
}

/** The ways into the search: its shortcuts, and a press on the box or its button. */
export function startSearch(): void {
  document.addEventListener('keydown', (event) => {
    if (isSearchShortcut(event, isField(event.target))) {
      event.preventDefault();
      if (!event.repeat) {
        ask();
      }
    }
  });
  document.addEventListener('click', (event) => {
    const opener = eventElement(event, SEARCH_OPENER);
    if (opener && isPlainClick(event)) {
      if (opener instanceof HTMLAnchorElement) {
        event.preventDefault();
      }
      ask();
    }
  });
}
