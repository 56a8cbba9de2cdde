/*
 * Client module: lists that a box narrows. `<input data-filters="id">` hides the items of the element
 * with that id in which not every typed word occurs, and the sections that are left without any. The
 * `<output>` for the box says how many remain.
 */
import {eventElement} from '../inline/dom';

const BOX = 'input[data-filters]';

function narrow(box: HTMLInputElement): void {
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
  }
  const count = document.querySelector(`output[for="${box.id}"]`);
  if (count) {
    count.textContent = shown === 1 ? '1 symbol' : `${shown} symbols`;
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', (event) => {
    const box = eventElement<HTMLInputElement>(event, BOX);
    if (box) {
      narrow(box);
    }
  });
}

/** What was typed before this code arrived, or stayed in the box of a page that comes back. */
export function onRouteDidUpdate(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(BOX)) {
    if (box.value !== '') {
      narrow(box);
    }
  }
}
