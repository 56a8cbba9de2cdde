import type {ApiClass, ApiFunction, ApiParameter} from '../reference/model/types';
import {BASE_SOURCE, KNOWN_PRIVATE_BASES} from '../site/sdkPaths';
import type {Sdk} from './sdk';
import {sourceArguments} from './sourceArguments';

/** The parameters of a call, with those that `**kwargs` forwards. */
export interface Signature {
  /** In order, without `*args` and `**kwargs`. */
  parameters: ApiParameter[];
  /** Parameters of the constructors or function that `**kwargs` is forwarded to. */
  forwarded: ApiParameter[];
  /** Whether `**kwargs` accepts keywords that the model does not name. */
  acceptsAnyKeyword: boolean;
}

/**
 * Constructors (as of 11.3.0) that log and drop an unknown keyword instead of rejecting it. A
 * sample that passes one is wrong all the same.
 */
const DROPS_UNKNOWN_KEYWORDS = new Set([BASE_SOURCE]);

/** Decorators that do not change the signature. */
const TRANSPARENT_DECORATORS = new Set([
  'abc.abstractmethod',
  'builtins.classmethod',
  'builtins.property',
  'builtins.staticmethod',
  'contextlib.asynccontextmanager',
  'contextlib.contextmanager',
  'deprecated.classic.deprecated',
  'functools.lru_cache',
  'typing.overload',
  'typing.override',
]);

/** Signatures of a constructor and its overloads; undefined where the model does not know them. */
export function constructorSignatures(sdk: Sdk, cls: ApiClass): Signature[] | undefined {
  const {init} = cls;
  if (!init || cls.flavour === 'enum' || cls.flavour === 'pydantic') {
    return undefined;
  }
  const ancestry = sdk.ancestry(cls);
  const above = (init.from === undefined ? undefined : sdk.classAt(init.from)) ?? cls;
  const ancestors = ancestry.classes.filter((ancestor) => ancestor !== above);
  // `super().__init__(**kwargs)` follows the method resolution order, so it reaches every base.
  const listed = ancestry.complete ? undefined : sourceArguments(sdk, cls);
  const forwarded = [
    ...ancestors.flatMap((ancestor) => named(ancestor.init?.parameters ?? [])),
    ...named(listed ?? []),
  ];
  const acceptsAnyKeyword = listed
    ? false
    : !ancestry.complete ||
      [above, ...ancestors].some((ancestor) => forwardsToUnknown(sdk, ancestor, ancestry.classes));
  return [init, ...(init.overloads ?? [])].map(({parameters}) =>
    signature(parameters, forwarded, acceptsAnyKeyword),
  );
}

/** Signatures of a function and its overloads; undefined where a decorator may change them. */
export function functionSignatures(sdk: Sdk, fn: ApiFunction): Signature[] | undefined {
  const decorated = fn.decorators.map(([first]) =>
    typeof first === 'string' ? first : (first?.[1] ?? ''),
  );
  if (decorated.some((path) => !TRANSPARENT_DECORATORS.has(path))) {
    return undefined;
  }
  const [forwarded, acceptsAnyKeyword] = forwardedBy(sdk, fn);
  return [fn, ...(fn.overloads ?? [])].map(({parameters}) =>
    signature(parameters, forwarded, acceptsAnyKeyword),
  );
}

function forwardedBy(sdk: Sdk, fn: ApiFunction): [ApiParameter[], boolean] {
  const found = fn.delegates === undefined ? undefined : sdk.find(fn.delegates);
  const target = found?.kind === 'symbol' ? found.symbol : undefined;
  if (!target || target.kind === 'attribute' || target === fn) {
    return [[], true];
  }
  const behind =
    target.kind === 'class' ? constructorSignatures(sdk, target) : functionSignatures(sdk, target);
  const names = behind?.flatMap(({parameters, forwarded}) => [...parameters, ...forwarded]);
  return [names ?? [], behind?.some(({acceptsAnyKeyword}) => acceptsAnyKeyword) ?? true];
}

function signature(
  parameters: readonly ApiParameter[],
  forwarded: readonly ApiParameter[],
  openBehind: boolean,
): Signature {
  const takesKeywords = parameters.some(({kind}) => kind === 'var-keyword');
  return {
    parameters: named(parameters),
    forwarded: takesKeywords ? [...forwarded] : [],
    acceptsAnyKeyword: takesKeywords && openBehind,
  };
}

/** Whether the constructor forwards `**kwargs` to something that is not among these classes. */
function forwardsToUnknown(
  sdk: Sdk,
  {path, init, delegates}: ApiClass,
  followed: readonly ApiClass[],
): boolean {
  const takesKeywords = init?.parameters.some(({kind}) => kind === 'var-keyword') ?? false;
  if (!takesKeywords || init?.from !== undefined || DROPS_UNKNOWN_KEYWORDS.has(path)) {
    return false;
  }
  if (delegates !== undefined && KNOWN_PRIVATE_BASES.has(delegates)) {
    return false;
  }
  const target = delegates === undefined ? undefined : sdk.classAt(delegates);
  return !target || !followed.includes(target);
}

function named(parameters: readonly ApiParameter[]): ApiParameter[] {
  return parameters.filter(({kind}) => kind !== 'var-keyword' && kind !== 'var-positional');
}
