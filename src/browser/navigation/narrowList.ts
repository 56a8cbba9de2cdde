/** What stands in place of a list without items. */
const ADVICE = 'Clear the filter, or use the search: it finds words as well.';

/** Shows an item if it contains all of the words, in small letters. Returns whether it does. */
export function showMatch(item: HTMLElement, words: readonly string[]): boolean {
  const text = (item.textContent ?? '').toLowerCase();
  item.hidden = !words.every((word) => text.includes(word));
  return !item.hidden;
}

/**
 * Hides the items of a list that lack one of the words, and its sections without a visible item. Links
 * to such sections are marked as disabled.
 *
 * @param words in small letters; without any, everything is shown
 * @returns how many items are shown
 */
export function narrowList(list: HTMLElement, words: readonly string[]): number {
  const shown = [...list.querySelectorAll('li')].filter((item) => showMatch(item, words)).length;
  for (const section of list.querySelectorAll('section')) {
    section.hidden = !section.querySelector('li:not([hidden])');
    const id = section.querySelector('[id]')?.id ?? '';
    for (const link of document.querySelectorAll(`a[href="#${CSS.escape(id)}"]`)) {
      link.ariaDisabled = section.hidden ? 'true' : null;
    }
  }
  const advice = list.querySelector('p') ?? list.appendChild(document.createElement('p'));
  advice.textContent = shown === 0 ? ADVICE : '';
  return shown;
}
