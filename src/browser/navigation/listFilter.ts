/*
 * Client module: filters lists as the reader types. `<input data-filters="id">` narrows the list with
 * that id, `<input data-filters>` the variables of the page below it, to the items that contain every
 * typed word. The `<output>` for the box shows how many remain.
 */
import {eventElement} from '../inline/dom';
import {namedElement} from './namedElement';
import {narrowList} from './narrowList';
import {narrowPage} from './narrowPage';

const BOX = 'input[data-filters]';

function wordsFor(shown: number, noun: string): string {
  if (shown === 0) {
    return `No ${noun} matches`;
  }
  return shown === 1 ? `1 ${noun}` : `${shown} ${noun}s`;
}

function filter(box: HTMLInputElement): void {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  const {filters = '', noun = ''} = box.dataset;
  const list = document.getElementById(filters);
  const shown = list ? narrowList(list, words) : narrowPage(box, words);
  const count = document.querySelector(`output[for="${box.id}"]`);
  if (count) {
    count.textContent = wordsFor(shown, noun);
  }
}

/** Puts the focus in the box that the address names; a browser only scrolls to it. */
function focusNamedBox(): void {
  const box = namedElement(location.hash);
  if (box instanceof HTMLElement && box.matches(BOX)) {
    box.focus();
  }
}

if (typeof document !== 'undefined') {
  // A link may have been followed before this code loaded, or by the browser itself.
  focusNamedBox();
  window.addEventListener('hashchange', focusNamedBox);
  document.addEventListener('input', (event) => {
    const box = eventElement<HTMLInputElement>(event, BOX);
    if (box) {
      filter(box);
    }
  });
}

/**
 * Applies text that was typed before this code loaded, or was still in the box after Back. A link to a
 * place that the filter hides empties the box.
 */
export function onRouteDidUpdate({location}: {readonly location: {readonly hash: string}}): void {
  focusNamedBox();
  const target = namedElement(location.hash);
  for (const box of document.querySelectorAll<HTMLInputElement>(BOX)) {
    if (box.value === '') {
      continue;
    }
    filter(box);
    if (box.dataset.filters === '' && target?.closest('[hidden]')) {
      box.value = '';
      filter(box);
      target.scrollIntoView();
    }
  }
}
