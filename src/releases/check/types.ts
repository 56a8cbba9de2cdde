import type {Words} from '../words';

/**
 * How a place of a pasted file fares in another release: `changed` is a breaking change other than a
 * default; `unsure` means that the release cannot be compared with what is known of the file.
 */
export type State = 'fine' | 'default' | 'changed' | 'moved' | 'gone' | 'unsure';

/** The verdict on one place. */
export interface Verdict {
  /** From 1 on. */
  readonly line: number;
  readonly state: State;
  /** The name that the file uses. */
  readonly name: string;
  readonly words: Words;
}

/** Says to readers why a text cannot be checked. */
export class RefusedText extends Error {}

/** How long a text can be, in characters, that is checked in the page. */
export const LONGEST_TEXT = 1_000_000;

/** How long a check may take, in milliseconds. */
const LONGEST_CHECK = 8000;

/** How many steps are made between two looks at the clock. */
const STEPS = 256;

/** Returns a function to call at each step of a check, which refuses a text that takes too long. */
export function stopwatch(): () => void {
  const end = Date.now() + LONGEST_CHECK;
  let steps = 0;
  return () => {
    steps += 1;
    if (steps % STEPS === 0 && Date.now() > end) {
      throw new RefusedText('This text takes too long: paste the part that uses the SDK.');
    }
  };
}

/** Returns a function that finds the line, from 1 on, of a place in a text. */
export function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low + 1;
  };
}
