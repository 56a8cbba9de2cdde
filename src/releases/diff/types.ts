/** What a release does to a symbol, a parameter or a key of a YAML file. */
export type ChangeKind =
  | 'new'
  | 'gone'
  | 'moved'
  | 'renamed'
  | 'kind'
  | 'bases'
  | 'type'
  | 'returns'
  | 'value'
  | 'required'
  | 'optional'
  | 'deprecated'
  | 'parameter-new'
  | 'parameter-gone'
  | 'parameter-renamed'
  | 'parameter-kind'
  | 'parameter-place'
  | 'default';

/** One change between two releases. */
export interface Change {
  readonly kind: ChangeKind;
  /** The path of the symbol in the older release; of a new one in the newer. */
  readonly path: string;
  /** The parameter that changed, if not the symbol as a whole. */
  readonly parameter?: string;
  readonly before?: string;
  readonly after?: string;
  /** Where a thing is now that is gone from its place, or what the name is now. */
  readonly successor?: string;
  /** Whether code that worked before can fail, or do something else. */
  readonly isBreaking: boolean;
}
