import type {ApiClass, TypeText} from '../../reference/model/types';
import {KNOWN_PRIVATE_BASES} from '../../site/sdkPaths';
import type {Sdk} from '../sdk';
import {SUPPORT} from './support';
import type {StubWriter} from './writer';

export interface Bases {
  /** The arguments of the class statement. */
  arguments: string[];
  /** False when a base of the SDK is private: the class may inherit any attribute from it. */
  complete: boolean;
}

/**
 * Writes the bases of a class statement. A private base is replaced by the public classes above
 * it, so that the class stays a subtype of these.
 */
export function basesOf(sdk: Sdk, writer: StubWriter, cls: ApiClass): Bases {
  const isPrivate = (base: TypeText) => {
    const path = pathOf(base);
    return path === undefined || (path.startsWith('bitfount.') && !sdk.classAt(path));
  };
  const publicBases = cls.bases.filter((base) => !isPrivate(base));
  const written = publicBases.map((base) => writer.type(base, 'output'));
  const known = new Set(
    publicBases.flatMap((base) => {
      const found = sdk.classAt(pathOf(base) ?? '');
      return found ? pathsAbove(sdk, found) : [];
    }),
  );
  const behindPrivate: string[] = [];
  for (const {from} of cls.inherited) {
    const found = known.has(from) ? undefined : sdk.classAt(from);
    if (found) {
      pathsAbove(sdk, found).forEach((path) => known.add(path));
      behindPrivate.push(writer.name(from, 'output'));
    }
  }
  const generic = genericOf(sdk, writer, cls, publicBases);
  const metaclass = metaclassOf(writer, cls);
  return {
    arguments: [...insertBeforeTypingBases(written, behindPrivate), ...generic, ...metaclass],
    complete: !hasPrivateAncestor(sdk, cls),
  };
}

/** The path that an expression starts with: `typing.Generic` of `Generic[T]`. */
export function pathOf([first]: TypeText): string | undefined {
  return typeof first === 'string' || first === undefined ? undefined : first[1];
}

function pathsAbove(sdk: Sdk, cls: ApiClass): string[] {
  return [
    ...sdk.ancestry(cls).classes.map(({path}) => path),
    ...cls.inherited.map(({from}) => from),
  ];
}

/** Inserts bases before `ABC`, `Generic` and `Protocol`, which come last in the source too. */
function insertBeforeTypingBases(
  written: readonly string[],
  inserted: readonly string[],
): string[] {
  const last = /\.(ABC|Generic|Protocol|Any|object)\b/;
  const split = written.findIndex((text) => last.test(text.split('[', 1)[0] as string));
  const end = split < 0 ? written.length : split;
  return [...written.slice(0, end), ...inserted, ...written.slice(end)];
}

/** Declares type variables that only private bases use; without them `X[int]` is an error. */
function genericOf(
  sdk: Sdk,
  writer: StubWriter,
  cls: ApiClass,
  publicBases: readonly TypeText[],
): string[] {
  const variables = (bases: readonly TypeText[]) => [
    ...new Set(
      bases
        .flatMap((base) => base.map((part) => (typeof part === 'string' ? '' : part[1])))
        .filter((path) => {
          const found = path.startsWith('bitfount.') ? sdk.find(path) : undefined;
          return (
            found?.kind === 'symbol' &&
            found.symbol.kind === 'attribute' &&
            found.symbol.labels.includes('type-var')
          );
        }),
    ),
  ];
  const all = variables(cls.bases);
  return all.length > 0 && variables(publicBases).length === 0
    ? [
        `${writer.qualified('typing', 'Generic')}[${all.map((path) => writer.name(path, 'output')).join(', ')}]`,
      ]
    : [];
}

function metaclassOf(writer: StubWriter, {keywords = {}}: ApiClass): string[] {
  return Object.entries(keywords).map(([keyword, value]) => {
    if (keyword !== 'metaclass') {
      return `${keyword}=${writer.type(value, 'output')}`;
    }
    return `metaclass=${
      pathOf(value) === 'abc.ABCMeta'
        ? writer.qualified('abc', 'ABCMeta')
        : writer.qualified(SUPPORT, 'AnyMeta')
    }`;
  });
}

/** Third-party bases do not count: they are `Any`, which has every attribute already. */
function hasPrivateAncestor(sdk: Sdk, cls: ApiClass): boolean {
  return sdk
    .ancestry(cls)
    .classes.some(({bases, inherited}) =>
      [...bases.map(pathOf), ...inherited.map(({from}) => from)].some(
        (path) =>
          path === undefined ||
          (path.startsWith('bitfount.') && !sdk.classAt(path) && !KNOWN_PRIVATE_BASES.has(path)),
      ),
    );
}
