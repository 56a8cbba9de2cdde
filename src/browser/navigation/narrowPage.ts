import {showMatch} from './narrowList';

const ITEM = '[data-variables] > tbody > tr, li[data-variable]';

/**
 * Leaves of the page below a box only the variables that contain all of the words, in small letters,
 * and the headings above them.
 *
 * @param words without any, everything is shown
 * @returns how many variables are shown
 */
export function narrowPage(box: HTMLElement, words: readonly string[]): number {
  let shown = 0;
  let above: HTMLElement[] = [];
  let block = box.parentElement?.nextElementSibling;
  for (; block instanceof HTMLElement; block = block.nextElementSibling) {
    const {tagName} = block;
    block.hidden = words.length > 0;
    if (/^H\d$/.test(tagName)) {
      above = [...above.filter((heading) => heading.tagName < tagName), block];
    }
    const items = [...block.querySelectorAll<HTMLElement>(ITEM)];
    const matching = items.filter((item) => showMatch(item, words)).length;
    shown += matching;
    if (matching > 0) {
      for (const visible of [...above, block]) {
        visible.hidden = false;
      }
    }
  }
  return shown;
}
