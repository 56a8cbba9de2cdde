import {VALUE} from './format';
import type {Found} from './findMessages';
import {lastNotAbove, type LogStream} from './stream';

/** Longest value that is looked at, in characters. */
const LONGEST = 300;

/** Kinds of values that are named instead of shown; what fits none is shown as `…`. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/, '[e-mail address]'],
  [/^[a-z][a-z+.-]{1,20}:\/\//i, '[address]'],
  [/^(?:[A-Za-z]:)?[\\/]|[\\/][\w.-]{1,80}[\\/]|\.\w{2,5}$/, '[path]'],
  [/\beyJ[\w-]{5}|(?:key|token|secret|password)/i, '[key or token]'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-/i, '[identifier]'],
  [/\d{5}/, '[identifier]'],
];

/** Values that tell nothing of a person, a machine or a secret. */
const HARMLESS =
  /^(?:\d{1,4}(?:\.\d{1,4})?%?|True|False|None|[A-Z][A-Za-z]{2,40}(?:Error|Exception|Protocol|Algorithm|Source|Model)|bitfount(?:\.[A-Za-z_]{1,40}){1,8})$/;

/**
 * What a reader sees of a value: itself where it is surely harmless, else what kind of thing it looks
 * like. A name of a patient cannot be told from other words, so words are not shown.
 */
export function shownValue(value: string): string {
  const text = value.trim().slice(0, LONGEST);
  if (HARMLESS.test(text)) {
    return text;
  }
  return HIDDEN.find(([pattern]) => pattern.test(text))?.[1] ?? VALUE;
}

/** The values between the pieces of a message that was found, as they stand in the log. */
export function valuesOf(log: LogStream, {wanted, at}: Found): string[] {
  return at.slice(1).map((next, index) => {
    const end = (at[index] ?? 0) + (wanted.pieces[index] ?? '').length;
    return textBetween(log, end, next);
  });
}

/** The text of the log between two places of its squashed text. */
function textBetween({starts, lines}: LogStream, from: number, to: number): string {
  let text = '';
  let place = from;
  for (let line = lastNotAbove(starts, from); place < to && line < lines.length; line += 1) {
    let at = starts[line] ?? 0;
    for (const char of lines[line] ?? '') {
      if (at >= to || text.length > LONGEST) {
        return text;
      }
      const length = /\s/.test(char) ? 0 : char.toLowerCase().length;
      if (at >= from) {
        text += char;
      }
      at += length;
    }
    place = at;
    text += ' ';
  }
  return text;
}
