import {afterFrame, eventElement, isPlainClick} from './dom';
import {isSearchShortcut, SEARCH_EVENT, SEARCH_OPENER} from './searchIntent';

const field = 'input, select, textarea, [contenteditable]';
const wish = document.documentElement.dataset;
const form = () => document.querySelector<HTMLFormElement>(`form:has(${SEARCH_OPENER})`);

/** The form takes the reader's words; on phones it comes over the navbar for that. */
function show(): void {
  form()?.setAttribute('data-open', '');
  form()?.querySelector('input')?.focus();
}

/** Closes the form; what was asked for is not wanted any more, what was typed stays. */
function close(): void {
  delete wish.search;
  form()?.removeAttribute('data-open');
}

/** Closes the form and gives the focus back, on phones to the link that opened it. */
function leave(): void {
  close();
  form()?.querySelector('a')?.focus();
}

/**
 * Asks for the search. The form answers in the next frame and takes what is typed; the modal, which
 * takes longer to build, follows. The wish stands on the root element until it is fulfilled: before
 * React has started nobody hears the event.
 */
function ask(): void {
  const before = document.activeElement;
  wish.search = 'asked';
  if (!document.querySelector('dialog[open]')) {
    show();
  }
  afterFrame(() => {
    if (wish.search) {
      document.dispatchEvent(new CustomEvent(SEARCH_EVENT, {detail: before}));
    }
  });
}

/** The ways into the search: its shortcuts, and a press on the box or its button. */
export function startSearch(): void {
  document.addEventListener('keydown', (event) => {
    if (isSearchShortcut(event, eventElement(event, field) !== null)) {
      event.preventDefault();
      if (!event.repeat) {
        ask();
      }
    } else if (event.key === 'Escape' && form()?.matches('[data-open]')) {
      leave();
    }
  });
  document.addEventListener('click', (event) => {
    const opener = eventElement(event, SEARCH_OPENER);
    if (opener && isPlainClick(event)) {
      event.preventDefault();
      ask();
    } else if (eventElement(event, '[data-search-close]')) {
      leave();
    }
  });
  for (const type of ['pointerdown', 'focusin', 'submit']) {
    document.addEventListener(type, (event) => {
      // Turned elsewhere; or gone to the search page, unless React has its own answer.
      if (!(type === 'submit' ? event.defaultPrevented : eventElement(event, 'form[data-open]'))) {
        close();
      }
    });
  }
}
