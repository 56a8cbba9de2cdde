/** How a parameter can be given, as Python names it. */
export type ParameterKind =
  'positional-only' | 'positional-or-keyword' | 'var-positional' | 'keyword-only' | 'var-keyword';

/** A parameter of a function or a constructor, without `self`. Types and defaults are source text. */
export interface ReleaseParameter {
  readonly name: string;
  readonly kind: ParameterKind;
  readonly type?: string;
  readonly default?: string;
}

/** What a dotted path stands for in one release. */
export type ReleaseSymbol =
  | {readonly kind: 'module'}
  /** A name that a module offers and another one defines. */
  | {readonly kind: 'export'; readonly target: string}
  | {
      readonly kind: 'class';
      readonly labels: readonly string[];
      /** Paths of bases that the SDK defines, and text of the others. */
      readonly bases: readonly string[];
      /** Of its own constructor, or of one made from its fields; any other class has that of a base. */
      readonly parameters?: readonly ReleaseParameter[];
    }
  | {
      readonly kind: 'function';
      readonly labels: readonly string[];
      readonly parameters: readonly ReleaseParameter[];
      readonly returns?: string;
    }
  | {
      readonly kind: 'attribute';
      readonly labels: readonly string[];
      readonly type?: string;
      /** The value, or the default of a field. */
      readonly value?: string;
    };

/** A key of a mapping in a YAML file. */
export interface ReleaseKey {
  readonly isRequired: boolean;
  readonly default?: string;
  /** Names of the mappings that its value, or an item of it, can be. */
  readonly mappings: readonly string[];
  /** The texts that it takes, where these are listed. */
  readonly values?: readonly string[];
}

/** The keys of a mapping by name; `undefined` values do not occur. */
export type ReleaseMapping = ReadonlyMap<string, ReleaseKey>;

/** The public interface of one release of the SDK. */
export interface Release {
  readonly version: string;
  /** By dotted path. Private bases and hidden classes of YAML files have the label `private`. */
  readonly symbols: ReadonlyMap<string, ReleaseSymbol>;
  /** Mappings of YAML files by name of their class. */
  readonly mappings: ReadonlyMap<string, ReleaseMapping>;
}
