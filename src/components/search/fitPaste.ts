import {MAX_TYPED_LENGTH} from '../../search/query';
import {tellingPart} from '../../search/tellingPart';

/** What is known of a field of one line. */
type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

interface Fitted {
  /** The field's text with the part in it. */
  readonly value: string;
  /** What is left of the pasted text. */
  readonly part: string;
}

/**
 * Cuts a text that does not fit into the field to the part of it that says most.
 *
 * @param text what is pasted, in place of what is selected
 * @returns null when the text fits as it is: then the browser can paste it
 */
export function fitPaste(
  {value, selectionStart, selectionEnd}: Field,
  text: string,
): Fitted | null {
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const room = MAX_TYPED_LENGTH - before.length - after.length;
  if (text.length <= room) {
    return null;
  }
  const part = tellingPart(text, Math.max(0, room));
  return {value: before + part + after, part};
}

/**
 * Cuts anew what a browser has pasted into a field and cut at its end.
 *
 * @param value what the field holds now
 * @param text what was pasted last
 * @returns null when the field does not hold just the beginning of that text
 */
export function refit(value: string, text: string): Fitted | null {
  const isCut = value.length === MAX_TYPED_LENGTH && text.replace(/[\r\n]/g, '').startsWith(value);
  return isCut ? fitPaste({value: '', selectionStart: 0, selectionEnd: 0}, text) : null;
}
