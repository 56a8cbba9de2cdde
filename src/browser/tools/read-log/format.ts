/** What the reader of logs knows: written by the build, fetched on use. */
export interface LogData {
  readonly answers: readonly LogAnswer[];
  readonly templates: readonly LogTemplate[];
}

/** What a person says about a message. */
export interface LogAnswer {
  /** Address of the answer on its page, from the site's root. */
  readonly address: string;
  /** Markdown of one paragraph: words, code and links. */
  readonly cause: string;
  readonly mend: string;
}

/** How bad a message is: an error or exception, a warning, or a note by the way. */
export type Severity = 'error' | 'warning' | 'note';

/** A message with `…` for its values, its severity, how it is told, and its answer or where it comes from. */
export type LogTemplate = readonly [
  text: string,
  severity: Severity,
  /** `ValueError`, `warning`: several are separated by commas. */
  told: string,
  /** Index of the answer; -1 without one. */
  answer: number,
  /** Function that tells it, and its address in the reference where it has one. */
  from: string,
  address: string,
];

/** The file of the data, below the site's base. */
export const LOG_DATA_FILE = 'read-log/messages.json';

/** What stands for a value in a template. */
export const VALUE = '…';
