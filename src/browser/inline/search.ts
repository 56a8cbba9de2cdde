import {afterFrame, eventElement, isPlainClick} from './dom';
import {isSearchShortcut, SEARCH_EVENT, SEARCH_OPENER} from './searchIntent';
import {slashOpensSearch} from './slashKey';

const field = 'input, select, textarea, [contenteditable]';
const rootData = document.documentElement.dataset;
const form = () => document.querySelector(SEARCH_OPENER)?.closest('form');

/** Opens the form, which covers the navbar on phones, and focuses its input. */
function show(): void {
  form()?.setAttribute('data-open', '');
  form()?.querySelector('input')?.focus();
}

/** Closes the form and cancels a pending request; the typed text stays. */
function close(): void {
  delete rootData.search;
  form()?.removeAttribute('data-open');
}

/** Closes the form and returns the focus, on phones to the link that opened it. */
function leave(): void {
  close();
  form()?.querySelector('a')?.focus();
}

/**
 * Requests the search. The form opens in the next frame and takes input; the modal, which takes longer
 * to render, follows. The request stays on the root element until it is fulfilled: before React has
 * started, nothing listens for the event.
 */
function requestSearch(): void {
  const before = document.activeElement;
  rootData.search = 'asked';
  if (!document.querySelector('dialog[open]')) {
    show();
  }
  afterFrame(() => {
    if (rootData.search) {
      document.dispatchEvent(new CustomEvent(SEARCH_EVENT, {detail: before}));
    }
  });
}

/** Opens the search by its shortcuts, and by a press on the box or its button. */
export function startSearch(): void {
  if (new URLSearchParams(location.search).get('q')) {
    // The search page keeps its list of all pages back: the results are about to replace it.
    rootData.query = '';
  }
  document.addEventListener('keydown', (event) => {
    if (isSearchShortcut(event, eventElement(event, field) !== null, slashOpensSearch())) {
      event.preventDefault();
      if (!event.repeat) {
        requestSearch();
      }
    } else if (event.key === 'Escape' && form()?.matches('[data-open]')) {
      leave();
    }
  });
  document.addEventListener('click', (event) => {
    const opener = eventElement(event, SEARCH_OPENER);
    if (opener && isPlainClick(event)) {
      event.preventDefault();
      requestSearch();
    } else if (eventElement(event, '[data-search-close]')) {
      leave();
    }
  });
  document.addEventListener('paste', (event) => {
    // The field cuts what is too long; the modal knows what to keep of it.
    if (eventElement(event, SEARCH_OPENER)) {
      rootData.pasted = event.clipboardData?.getData('text');
    }
  });
  for (const type of ['pointerdown', 'focusin', 'submit']) {
    document.addEventListener(type, (event) => {
      // The reader left the form, or submits it to the search page and React does not handle that.
      if (!(type === 'submit' ? event.defaultPrevented : eventElement(event, 'form[data-open]'))) {
        close();
      }
    });
  }
}
