/**
 * The API model: facts of the SDK, extracted by `npm run api:model`.
 * `model.schema.json` is the same contract for readers in other languages.
 */

/**
 * An expression cut so that names carry the dotted path of what they refer to:
 * `["Optional[", ["BaseSource", "bitfount.data.datasources.base_source.BaseSource"], "]"]`.
 * Paths are homes: re-exports, aliases and `TYPE_CHECKING` imports are followed.
 * Builtins start with `builtins.`; a name that cannot be resolved is plain text.
 * `…` stands for a long value or for text that is prose.
 */
export type TypeText = readonly (string | readonly [text: string, path: string])[];

export type ParameterKind =
  'positional-only' | 'positional-or-keyword' | 'var-positional' | 'keyword-only' | 'var-keyword';

export interface ApiParameter {
  name: string;
  kind: ParameterKind;
  type?: TypeText;
  /** `...` for a key of a TypedDict that may be left out. */
  default?: TypeText;
  /** Where the default is a named constant of the SDK: the literal it stands for. */
  defaultValue?: TypeText;
}

/** Parameters are without `self` and `cls`. */
export interface ApiSignature {
  line: number;
  endLine: number;
  parameters: ApiParameter[];
  returns?: TypeText;
}

/** A type parameter in brackets, as in `def f[T](x: T)`. */
export interface ApiTypeParameter {
  name: string;
  bound?: TypeText;
}

export type FunctionLabel =
  | 'abstract'
  | 'async'
  | 'cached'
  | 'class'
  | 'computed-field'
  | 'context-manager'
  | 'deleter'
  | 'deprecated'
  | 'final'
  | 'generator'
  | 'overload'
  | 'override'
  | 'property'
  | 'setter'
  | 'static';

export interface ApiFunction extends ApiSignature {
  kind: 'function';
  name: string;
  path: string;
  decorators: TypeText[];
  labels: FunctionLabel[];
  overloads?: ApiSignature[];
  /** Homes of the exceptions that the body itself raises by name, in source order. */
  raises?: string[];
  /** The SDK member that this one replaces: the next one in the class's order of bases. */
  overrides?: string;
  /** The one callable that receives `**kwargs`; a class stands for its constructor. */
  delegates?: string;
  typeParameters?: ApiTypeParameter[];
}

export type AttributeLabel =
  'class' | 'constant' | 'enum-member' | 'field' | 'final' | 'instance' | 'type-alias' | 'type-var';

export interface ApiAttribute {
  kind: 'attribute';
  name: string;
  path: string;
  line: number;
  type?: TypeText;
  value?: TypeText;
  labels: AttributeLabel[];
  /** Of fields only: the value when the field is not given, also through a factory. */
  default?: TypeText;
  /** As of parameters. */
  defaultValue?: TypeText;
  /** Of fields only. */
  required?: boolean;
}

export type ClassFlavour =
  | 'abstract'
  | 'attrs'
  | 'class'
  | 'dataclass'
  | 'enum'
  | 'exception'
  | 'marshmallow'
  | 'named-tuple'
  | 'protocol'
  | 'pydantic'
  | 'typed-dict';

/** `runtime`: the class is made at run time, its facts come from the type stub. */
export type ClassLabel =
  'abstract' | 'deprecated' | 'final' | 'protocol' | 'runtime' | 'runtime-checkable';

export interface ApiConstructor {
  parameters: ApiParameter[];
  line?: number;
  endLine?: number;
  /** The SDK base whose constructor it is; absent when the class has its own. */
  from?: string;
  /** Made by the class machinery from the fields, those of bases included. */
  synthesised?: true;
  overloads?: ApiSignature[];
}

export interface ApiClass {
  kind: 'class';
  name: string;
  path: string;
  line: number;
  endLine: number;
  flavour: ClassFlavour;
  bases: TypeText[];
  /** Keywords of the class statement, such as `metaclass` and `total`. */
  keywords?: Record<string, TypeText>;
  /** Public direct subclasses within the SDK. */
  subclasses?: string[];
  decorators: TypeText[];
  labels: ClassLabel[];
  /** How the class is called. (Not `constructor`: every JavaScript object has that.) */
  init?: ApiConstructor;
  /** Who receives `**kwargs` of the constructor: a class of the SDK or any callable. */
  delegates?: string;
  /** Raised by name in `__init__`, `__new__` or `__post_init__`. */
  raises?: string[];
  typeParameters?: ApiTypeParameter[];
  /**
   * Of a protocol, the algorithms that pass its check: by the names that it lists, or by the paths
   * of classes that have what it asks for.
   */
  accepts?: {names: string[]; fits?: undefined} | {fits: string[]; names?: undefined};
  members: ApiMember[];
  /** Private members of an enum: YAML files hold their values all the same. */
  hiddenMembers?: ApiAttribute[];
  /** Public members of SDK bases that the class does not define itself. */
  inherited: {from: string; members: string[]}[];
}

export type ApiMember = ApiFunction | ApiAttribute | ApiClass;
/** What a module defines; the same shapes as members of a class. */
export type ApiSymbol = ApiMember;

export interface ApiReExport {
  name: string;
  target: string;
}

export interface ApiModule {
  path: string;
  package: boolean;
  /** Path of the source file inside the wheel. */
  file: string;
  /** The type stub beside it, where one exists; facts of `runtime` classes are there. */
  stub?: string;
  /** `__all__` as it stands after import, private names included, without doubles. */
  all?: string[];
  /** Public definitions in source order; those of `all` with an underscore too. */
  symbols: ApiSymbol[];
  /** Private dataclasses that public ones inherit or nest, and private enums of their fields; no page names them. */
  hidden?: ApiClass[];
  /** Names offered here (`__all__`, `import X as X`) and defined elsewhere. */
  reExports: ApiReExport[];
  /** Public submodules, full paths. */
  submodules: string[];
}

export interface SourceUse {
  module: string;
  line: number;
}

export interface EnvironmentVariable {
  name: string;
  type: TypeText;
  default?: TypeText;
  /** The default as a number, where it is written as arithmetic. */
  evaluated?: number;
  /** Path of the settings field, e.g. `bitfount.config.Settings.log_level`. */
  setting?: string;
  /** How code reaches the value, e.g. `bitfount.config.settings.log_level`. */
  access?: string;
  /** Where an unset raw field gets its value from. */
  fallback?: {property: string; default: TypeText};
  constraints?: Partial<
    Record<'ge' | 'gt' | 'le' | 'lt' | 'multiple_of' | 'min_length' | 'max_length', number>
  >;
  /** The allowed words, where the code lists them. */
  choices?: string[];
  readIn: SourceUse[];
  /** The SDK writes the variable too (for the libraries it uses, or its child processes). */
  setIn?: SourceUse[];
  /** Reads a whole settings group as JSON: path of the settings class. */
  composite?: string;
  /** Not for readers: test runs, child processes, composites. */
  internal?: true;
}

export interface ApiIndex {
  formatVersion: number;
  sdk: {name: string; version: string};
  counts: Record<string, number>;
  /** Module paths, sorted. Each has a file `modules/<path>.json`. */
  modules: string[];
  environment: EnvironmentVariable[];
}

export interface ApiModel {
  index: ApiIndex;
  modules: ReadonlyMap<string, ApiModule>;
}
