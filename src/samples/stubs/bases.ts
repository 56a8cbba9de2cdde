import type {ApiClass, TypeText} from '../../reference/model/types';
import {OPEN_BOOK_BASES} from '../private-bases';
import type {Sdk} from '../sdk';
import {SUPPORT} from './support';
import type {StubWriter} from './writer';

export interface Bases {
  /** What stands in the brackets of the class statement. */
  arguments: string[];
  /** False when a base of the SDK itself is not in the model: it may have any attribute. */
  complete: boolean;
}

/**
 * The bases of a class statement. Public classes that are inherited through private ones
 * stand in for these, so that the class still passes for them.
 */
export function basesOf(sdk: Sdk, writer: StubWriter, cls: ApiClass): Bases {
  const isPrivate = (base: TypeText) => {
    const path = pathOf(base);
    return path === undefined || (path.startsWith('bitfount.') && !sdk.classAt(path));
  };
  const shown = cls.bases.filter((base) => !isPrivate(base));
  const written = shown.map((base) => writer.type(base, 'held'));
  const known = new Set(
    shown.flatMap((base) => {
      const found = sdk.classAt(pathOf(base) ?? '');
      return found ? pathsAbove(sdk, found) : [];
    }),
  );
  const hidden: string[] = [];
  for (const {from} of cls.inherited) {
    const found = known.has(from) ? undefined : sdk.classAt(from);
    if (found) {
      pathsAbove(sdk, found).forEach((path) => known.add(path));
      hidden.push(writer.name(from, 'held'));
    }
  }
  const generic = genericOf(sdk, writer, cls, shown);
  const metaclass = metaclassOf(writer, cls);
  return {
    arguments: [...insertBeforeTyping(written, hidden), ...generic, ...metaclass],
    complete: !hasPrivateAncestor(sdk, cls),
  };
}

/** The path that an expression starts with: `Generic` of `Generic[T]`. */
export function pathOf([first]: TypeText): string | undefined {
  return typeof first === 'string' || first === undefined ? undefined : first[1];
}

function pathsAbove(sdk: Sdk, cls: ApiClass): string[] {
  return [
    ...sdk.ancestry(cls).classes.map(({path}) => path),
    ...cls.inherited.map(({from}) => from),
  ];
}

/** `ABC`, `Generic` and `Protocol` come last in the order of bases, as in the source. */
function insertBeforeTyping(written: readonly string[], hidden: readonly string[]): string[] {
  const last = /\.(ABC|Generic|Protocol|Any|object)\b/;
  const split = written.findIndex((text) => last.test(text.split('[', 1)[0] as string));
  const end = split < 0 ? written.length : split;
  return [...written.slice(0, end), ...hidden, ...written.slice(end)];
}

/** Type variables that only private bases hold: without them `X[int]` would be no type. */
function genericOf(
  sdk: Sdk,
  writer: StubWriter,
  cls: ApiClass,
  shown: readonly TypeText[],
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
  return all.length > 0 && variables(shown).length === 0
    ? [
        `${writer.of('typing', 'Generic')}[${all.map((path) => writer.name(path, 'held')).join(', ')}]`,
      ]
    : [];
}

function metaclassOf(writer: StubWriter, {keywords = {}}: ApiClass): string[] {
  return Object.entries(keywords).map(([keyword, value]) => {
    if (keyword !== 'metaclass') {
      return `${keyword}=${writer.type(value, 'held')}`;
    }
    return `metaclass=${
      pathOf(value) === 'abc.ABCMeta' ? writer.of('abc', 'ABCMeta') : writer.of(SUPPORT, 'AnyMeta')
    }`;
  });
}

/** Third parties are no private ancestors: as bases they are `Any`, which has everything. */
function hasPrivateAncestor(sdk: Sdk, cls: ApiClass): boolean {
  return sdk
    .ancestry(cls)
    .classes.some(({bases, inherited}) =>
      [...bases.map(pathOf), ...inherited.map(({from}) => from)].some(
        (path) =>
          path === undefined ||
          (path.startsWith('bitfount.') && !sdk.classAt(path) && !OPEN_BOOK_BASES.has(path)),
      ),
    );
}
