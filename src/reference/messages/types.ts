/** A place of the SDK that tells a message. */
export interface MessagePlace {
  readonly line: number;
  /** `debug`, `info`, `warning`, `error`, `critical`, `print`, or the name of an exception. */
  readonly kind: string;
  /** Function or class around it, below the module: `Pod.start`; empty at the module's top level. */
  readonly in: string;
  /** Literal text with the code of each value in braces; a brace that stands for itself is doubled. */
  readonly text: string;
  /** The nearest condition or handler around it as code, `if not path`; none for debug and info. */
  readonly when?: string;
}

/** A row of the file of messages. */
type MessageRow = readonly [
  line: number,
  kind: string,
  symbol: string,
  text: string,
  when?: string,
];

/** The file of messages: rows by the path of the module. */
export type MessageRows = Readonly<Record<string, readonly MessageRow[]>>;
