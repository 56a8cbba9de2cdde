/** Event fired on `document` to request the search; its detail is the element focused before. */
export const SEARCH_EVENT = 'site:search';

/** Matches what opens the search: `<a data-search-open>` or the box, `<input data-search-open>`. */
export const SEARCH_OPENER = '[data-search-open]';

/** The properties of a key press that decide whether it opens the search. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/**
 * Tells whether a key press opens the search: Ctrl or Cmd and K anywhere, a slash outside of fields,
 * unless the reader has turned it off.
 *
 * @param inField whether the focus is in a text field or another form control
 */
export function isSearchShortcut(press: KeyPress, inField: boolean, slashIsOn: boolean): boolean {
  if (press.isComposing || press.altKey) {
    return false;
  }
  if (press.ctrlKey || press.metaKey) {
    return !press.shiftKey && press.key.toLowerCase() === 'k';
  }
  return press.key === '/' && slashIsOn && !inField;
}
