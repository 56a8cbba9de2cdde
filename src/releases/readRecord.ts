import {memoize} from '../lib/memoize';
import {type Entry, type Fact, type Line, PARAMETER_KINDS, RECORD_FORMAT} from './record';
import type {ReleaseRecord} from './record';
import type {Release, ReleaseKey, ReleaseParameter, ReleaseSymbol} from './types';

/**
 * Reads one release from a record.
 *
 * @throws Error for a release that the record does not have, or for another form
 */
export function readRelease(record: ReleaseRecord, version: string): Release {
  const index = record.releases.indexOf(version);
  if (index < 0 || record.format !== RECORD_FORMAT) {
    throw new Error(`The record of releases has no ${version} that this code can read.`);
  }
  const {symbolOf, keyOf} = readersOf(record);
  const factAt = (line: Line) => record.facts[numberAt(line, index) - 1];
  const textOf = (number: number) => record.texts[number - 1] ?? '';
  const symbols = new Map<string, ReleaseSymbol>();
  const addAll = (entries: readonly Entry[], owner: string): void => {
    for (const [name, line, inner = []] of entries) {
      const path = owner === '' ? textOf(name) : [owner, textOf(name)].join('.');
      const fact = factAt(line);
      if (fact) {
        symbols.set(path, symbolOf(fact));
      }
      addAll(inner, path);
    }
  };
  addAll(record.symbols, '');
  const mappings = new Map<string, ReadonlyMap<string, ReleaseKey>>();
  for (const [mapping, line, entries = []] of record.keys) {
    const keys = entries.flatMap(([name, line]) => {
      const fact = factAt(line);
      return fact ? [[textOf(name), keyOf(fact)] as const] : [];
    });
    if (factAt(line)) {
      mappings.set(textOf(mapping), new Map(keys));
    }
  }
  return {version, symbols, mappings};
}

/** Returns the number of the fact that holds in a release, 0 for none. */
function numberAt(line: Line, index: number): number {
  if (typeof line === 'number') {
    return line;
  }
  let found = 0;
  for (let at = 0; at < line.length && (line[at] ?? 0) <= index; at += 2) {
    found = line[at + 1] ?? 0;
  }
  return found;
}

/** Releases share what is the same in them. */
const readersOf = memoize(factReaders, new WeakMap());

function factReaders({texts, parameters}: ReleaseRecord) {
  const text = (number: unknown) => texts[Number(number) - 1];
  const list = (numbers: unknown) => (numbers as number[]).map((number) => text(number) ?? '');
  const optional = <K extends string>(key: K, value: string | undefined) =>
    (value === undefined ? {} : {[key]: value}) as Partial<Record<K, string>>;
  const all: readonly ReleaseParameter[] = parameters.map(([name, kind, type, value]) => ({
    name: text(name) ?? '',
    kind: PARAMETER_KINDS[kind ?? 1] ?? 'positional-or-keyword',
    ...optional('type', text(type)),
    ...optional('default', text(value)),
  }));
  const rows = (numbers: unknown) =>
    (numbers as number[]).flatMap((number) => all[number - 1] ?? []);

  function symbolOf([kind, ...parts]: Fact): ReleaseSymbol {
    switch (kind) {
      case 'm':
        return {kind: 'module'};
      case 'e':
        return {kind: 'export', target: parts.flatMap((part) => text(part) ?? []).join('.')};
      case 'c':
        return {
          kind: 'class',
          labels: list(parts[0]),
          bases: list(parts[1]),
          ...(parts[2] !== undefined && {parameters: rows(parts[2])}),
        };
      case 'f':
        return {
          kind: 'function',
          labels: list(parts[0]),
          parameters: rows(parts[1]),
          ...optional('returns', text(parts[2])),
        };
      default:
        return {
          kind: 'attribute',
          labels: list(parts[0]),
          ...optional('type', text(parts[1])),
          ...optional('value', text(parts[2])),
        };
    }
  }

  const keyOf = ([, required, value, mappings, values]: Fact): ReleaseKey => ({
    isRequired: required === 1,
    ...optional('default', text(value)),
    mappings: list(mappings),
    ...(values !== undefined && {values: list(values)}),
  });
  return {symbolOf: memoize(symbolOf), keyOf: memoize(keyOf)};
}
