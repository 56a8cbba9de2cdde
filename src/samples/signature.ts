import type {ApiClass, ApiFunction, ApiParameter} from '../reference/model/types';
import {OPEN_BOOK_BASES} from './private-bases';
import type {Sdk} from './sdk';
import {sourceArguments} from './sourceArguments';

/** What a class or function takes when it is called. */
export interface Signature {
  /** In order, without `*args` and `**kwargs`. */
  parameters: ApiParameter[];
  /** Keywords that reach a constructor or function behind `**kwargs`. */
  forwarded: ApiParameter[];
  /** Takes keywords that nothing in the model names. */
  openKeywords: boolean;
  openPositions: boolean;
}

/**
 * Constructors that take any keyword but only warn about it and drop it: a sample that
 * passes one is wrong. Read in the source of 11.3.0.
 */
const DROPS_UNKNOWN_KEYWORDS = new Set(['bitfount.data.datasources.base_source.BaseSource']);

/** Decorators that leave the signature alone. A name with `()` stands for any arguments. */
const HARMLESS_DECORATORS = new Set([
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

/** How a class is constructed; undefined where the model cannot say. */
export function constructorSignatures(sdk: Sdk, cls: ApiClass): Signature[] | undefined {
  const {init} = cls;
  if (!init || cls.flavour === 'enum' || cls.flavour === 'pydantic') {
    return undefined;
  }
  const ancestry = sdk.ancestry(cls);
  const above = (init.from === undefined ? undefined : sdk.classAt(init.from)) ?? cls;
  const ancestors = ancestry.classes.filter((ancestor) => ancestor !== above);
  // Keywords travel along all bases: with two bases, those of the second arrive too.
  const listed = ancestry.complete ? undefined : sourceArguments(sdk, cls);
  const forwarded = [
    ...ancestors.flatMap((ancestor) => named(ancestor.init?.parameters ?? [])),
    ...named(listed ?? []),
  ];
  const openKeywords = listed
    ? false
    : !ancestry.complete ||
      [above, ...ancestors].some((ancestor) => isOpenEnd(sdk, ancestor, ancestry.classes));
  return [init, ...(init.overloads ?? [])].map(({parameters}) =>
    signature(parameters, forwarded, openKeywords),
  );
}

/** How a function or method is called; undefined where a decorator may change that. */
export function functionSignatures(sdk: Sdk, fn: ApiFunction): Signature[] | undefined {
  const decorated = fn.decorators.map(([first]) =>
    typeof first === 'string' ? first : (first?.[1] ?? ''),
  );
  if (decorated.some((path) => !HARMLESS_DECORATORS.has(path))) {
    return undefined;
  }
  const [forwarded, openKeywords] = forwardedBy(sdk, fn);
  return [fn, ...(fn.overloads ?? [])].map(({parameters}) =>
    signature(parameters, forwarded, openKeywords),
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
  return [names ?? [], behind?.some(({openKeywords}) => openKeywords) ?? true];
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
    openKeywords: takesKeywords && openBehind,
    openPositions: parameters.some(({kind}) => kind === 'var-positional'),
  };
}

/** Its own constructor takes `**kwargs`, and where they go is not among the known classes. */
function isOpenEnd(
  sdk: Sdk,
  {path, init, delegates}: ApiClass,
  followed: readonly ApiClass[],
): boolean {
  const takesKeywords = init?.parameters.some(({kind}) => kind === 'var-keyword') ?? false;
  if (!takesKeywords || init?.from !== undefined || DROPS_UNKNOWN_KEYWORDS.has(path)) {
    return false;
  }
  if (delegates !== undefined && OPEN_BOOK_BASES.has(delegates)) {
    return false;
  }
  const target = delegates === undefined ? undefined : sdk.classAt(delegates);
  return !target || !followed.includes(target);
}

function named(parameters: readonly ApiParameter[]): ApiParameter[] {
  return parameters.filter(({kind}) => kind !== 'var-keyword' && kind !== 'var-positional');
}
