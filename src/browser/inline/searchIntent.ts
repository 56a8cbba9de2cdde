/** Fired on `document` when the reader asks for the search; its detail is what had the focus before. */
export const SEARCH_EVENT = 'site:search';

/** What may open the search: `<a data-search-open>` or the box, an `<input data-search-open>`. */
export const SEARCH_OPENER = '[data-search-open]';

/** The parts of a key press that decide whether it asks for the search. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/**
 * Whether a key press asks for the search: Ctrl or Cmd and K anywhere, a slash outside of fields.
 *
 * @param inField whether the press happened where the reader writes
 */
export function isSearchShortcut(press: KeyPress, inField: boolean): boolean {
  if (press.isComposing || press.altKey) {
    return false;
  }
  if (press.ctrlKey || press.metaKey) {
    return !press.shiftKey && press.key.toLowerCase() === 'k';
  }
  return press.key === '/' && !inField;
}
