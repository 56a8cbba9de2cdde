/*
 * Client module: filters lists as the reader types. `<input data-filters="id">` hides the items of the
 * element with that id that do not contain every typed word, and sections without a visible item. Links
 * to such sections are marked as disabled. The `<output>` for the box shows how many items remain.
 */
import {eventElement} from '../inline/dom';

const BOX = 'input[data-filters]';

/** What stands in place of a list without items. */
const ADVICE = 'Clear the filter, or use the search: it finds words as well.';

function wordsFor(shown: number): string {
  if (shown === 0) {
    return 'No symbol matches';
  }
  return shown === 1 ? '1 symbol' : `${shown} symbols`;
}

function filterList(box: HTMLInputElement): void {
  const list = document.getElementById(box.dataset.filters ?? '');
  if (!list) {
    return;
  }
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const item of list.querySelectorAll('li')) {
    const text = (item.textContent ?? '').toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
    shown += Number(!item.hidden);
  }
  for (const section of list.querySelectorAll('section')) {
    section.hidden = !section.querySelector('li:not([hidden])');
    const id = section.querySelector('[id]')?.id ?? '';
    for (const link of document.querySelectorAll(`a[href="#${CSS.escape(id)}"]`)) {
      link.ariaDisabled = section.hidden ? 'true' : null;
    }
  }
  const advice = list.querySelector('p') ?? list.appendChild(document.createElement('p'));
  advice.textContent = shown === 0 ? ADVICE : '';
  const count = document.querySelector(`output[for="${box.id}"]`);
  if (count) {
    count.textContent = wordsFor(shown);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', (event) => {
    const box = eventElement<HTMLInputElement>(event, BOX);
    if (box) {
      filterList(box);
    }
  });
}

/** Applies text that was typed before this code loaded, or was still in the box after Back. */
export function onRouteDidUpdate(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(BOX)) {
    if (box.value !== '') {
      filterList(box);
    }
  }
}
