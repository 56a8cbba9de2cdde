/**
 * Types of the API model: facts of the SDK, extracted by `npm run api:model`.
 * `model.schema.json` describes the same format for programs in other languages.
 */

/**
 * An expression split into text and names; each name has the dotted path of its definition:
 * `["Optional[", ["BaseSource", "bitfount.data.datasources.base_source.BaseSource"], "]"]`.
 * Re-exports, aliases and `TYPE_CHECKING` imports are resolved to the defining module.
 * Builtins start with `builtins.`; a name that cannot be resolved is plain text.
 * `…` replaces a long value or prose.
 */
export type TypeText = readonly (string | readonly [text: string, path: string])[];

type ParameterKind =
  'positional-only' | 'positional-or-keyword' | 'var-positional' | 'keyword-only' | 'var-keyword';

export interface ApiParameter {
  name: string;
  kind: ParameterKind;
  type?: TypeText;
  /** `...` for a key of a TypedDict that may be omitted. */
  default?: TypeText;
  /** The literal value, where the default is a named constant of the SDK. */
  defaultValue?: TypeText;
}

/** A call signature; its parameters exclude `self` and `cls`. */
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

type FunctionLabel =
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
  /** Paths of the exceptions that the body itself raises by name, in source order. */
  raises?: string[];
  /** The SDK member that this one overrides: the next one in the method resolution order. */
  overrides?: string;
  /** The one callable that receives `**kwargs`; a class means its constructor. */
  delegates?: string;
  /** What each such call sets itself: names of parameters, and the number of positional ones. */
  given?: (string | number)[];
  typeParameters?: ApiTypeParameter[];
}

type AttributeLabel =
  'class' | 'constant' | 'enum-member' | 'field' | 'final' | 'instance' | 'type-alias' | 'type-var';

export interface ApiAttribute {
  kind: 'attribute';
  name: string;
  path: string;
  line: number;
  type?: TypeText;
  value?: TypeText;
  /** Instead of `value`: all that branches of the module assign, where the import decides. */
  choices?: TypeText[];
  labels: AttributeLabel[];
  /** Only for fields: the value when none is given, also from a factory. */
  default?: TypeText;
  /** As in `ApiParameter`. */
  defaultValue?: TypeText;
  /** Only for fields. */
  required?: boolean;
}

type ClassFlavour =
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

/** `runtime`: the class is created at run time; its facts come from the type stub. */
type ClassLabel =
  'abstract' | 'deprecated' | 'final' | 'protocol' | 'runtime' | 'runtime-checkable';

export interface ApiConstructor {
  parameters: ApiParameter[];
  line?: number;
  endLine?: number;
  /** The SDK base that defines the constructor; absent when the class has its own. */
  from?: string;
  /** Generated from the fields, those of bases included, as for a dataclass. */
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
  /** The constructor. (Not named `constructor`: every JavaScript object has that property.) */
  init?: ApiConstructor;
  /** The class of the SDK, or other callable, that receives `**kwargs` of the constructor. */
  delegates?: string;
  /** What each such call sets itself: names of parameters, and the number of positional ones. */
  given?: (string | number)[];
  /** Exceptions raised by name in `__init__`, `__new__` or `__post_init__`. */
  raises?: string[];
  typeParameters?: ApiTypeParameter[];
  /**
   * Only for protocols: the algorithms that pass its check, either by the names that it lists or by
   * the paths of classes that have the required members.
   */
  accepts?: {names: string[]; fits?: undefined} | {fits: string[]; names?: undefined};
  members: ApiMember[];
  /** Private members of an enum: YAML files may contain their values too. */
  hiddenMembers?: ApiAttribute[];
  /** Public members of SDK bases that the class does not define itself. */
  inherited: {from: string; members: string[]}[];
}

export type ApiMember = ApiFunction | ApiAttribute | ApiClass;
/** A definition of a module; it has the same shape as a member of a class. */
export type ApiSymbol = ApiMember;

/** A private class that public ones extend: no page describes it. */
export interface ApiPrivateBase {
  path: string;
  bases: TypeText[];
  /** The members that public classes inherit. */
  members: ApiMember[];
}

interface ApiReExport {
  name: string;
  target: string;
}

export interface ApiModule {
  path: string;
  package: boolean;
  /** Path of the source file inside the wheel. */
  file: string;
  /** The type stub beside it, if any; facts of `runtime` classes come from there. */
  stub?: string;
  /** `__all__` after import, private names included, without duplicates. */
  all?: string[];
  /** Public definitions in source order, and names in `all` that start with an underscore. */
  symbols: ApiSymbol[];
  /**
   * Private dataclasses that public ones inherit or nest, and private enums of their fields.
   * They are on no page.
   */
  hidden?: ApiClass[];
  /** Private bases that are defined here, or in a private module below. */
  privateBases?: ApiPrivateBase[];
  /** What private type aliases and constants stand for, by path, where a public symbol names them. */
  privateNames?: Record<string, TypeText>;
  /** Names exported here (`__all__`, `import X as X`) and defined elsewhere. */
  reExports: ApiReExport[];
  /** Full paths of public submodules. */
  submodules: string[];
}

interface SourceUse {
  module: string;
  line: number;
}

export interface EnvironmentVariable {
  name: string;
  type: TypeText;
  default?: TypeText;
  /** The default as a number, where the source has an arithmetic expression. */
  evaluated?: number;
  /** Path of the settings field, e.g. `bitfount.config.Settings.log_level`. */
  setting?: string;
  /** The path by which code reads the value, e.g. `bitfount.config.settings.log_level`. */
  access?: string;
  /** The property that supplies the value of an unset raw field, and its default. */
  fallback?: {property: string; default: TypeText};
  constraints?: Partial<
    Record<'ge' | 'gt' | 'le' | 'lt' | 'multiple_of' | 'min_length' | 'max_length', number>
  >;
  /** The allowed values, where the code lists them. */
  choices?: string[];
  readIn: SourceUse[];
  /** Where the SDK sets the variable (for libraries that it uses, or its child processes). */
  setIn?: SourceUse[];
  /** For a variable that holds a whole settings group as JSON: path of the settings class. */
  composite?: string;
  /** Not documented: for test runs, child processes and composites. */
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
