import {readLine} from './lines';

/** A log as one text without white space: where its lines are broken plays no part in it. */
export interface LogStream {
  readonly text: string;
  /** Where each line begins in the text. */
  readonly starts: readonly number[];
  /** The lines without what stands around the messages. */
  readonly lines: readonly string[];
  /** Lines that begin a record, in order; a message ends before the next one. */
  readonly records: readonly number[];
}

/** Longest log, in characters: what is longer is cut. */
export const MOST_CHARACTERS = 12_000_000;

/** Lines that are read before the browser may do other things. */
const LINES_AT_ONCE = 4000;

/** Removes white space and the difference between capitals and small letters. */
export function squash(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/**
 * Reads a log, some thousand lines at a time.
 *
 * @param pause lets the browser do other things
 */
export async function readLog(log: string, pause: () => Promise<void>): Promise<LogStream> {
  const source = log.slice(0, MOST_CHARACTERS).split(/\r\n?|\n/);
  const parts: string[] = [];
  const starts: number[] = [];
  const lines: string[] = [];
  const timed: number[] = [];
  const levelled: number[] = [];
  let length = 0;
  for (const [index, line] of source.entries()) {
    if (index % LINES_AT_ONCE === LINES_AT_ONCE - 1) {
      await pause();
    }
    const {text, isTimed, isLevelled} = readLine(line);
    const squashed = squash(text);
    starts.push(length);
    lines.push(text);
    parts.push(squashed);
    length += squashed.length;
    if (isLevelled) {
      levelled.push(index);
    }
    if (isTimed) {
      timed.push(index);
    }
  }
  // A service manager puts the time before each line, also before the further lines of a message.
  return {text: parts.join(''), starts, lines, records: levelled.length > 0 ? levelled : timed};
}

/** Returns the index of the last entry that is not above a number; -1 when all are. */
export function lastNotAbove(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}
