import {type Entry, type Fact, type Line, PARAMETER_KINDS, RECORD_FORMAT} from './record';
import type {ReleaseRecord} from './record';
import {splitPath} from './paths';
import type {Release, ReleaseKey, ReleaseParameter, ReleaseSymbol} from './types';

/** A place of the record while it is written. */
interface Place {
  /** Pairs of a release and a fact. */
  readonly line: number[];
  readonly inner: Map<string, Place>;
}

/** Gives each distinct value a number, from 1 on. */
function numbering() {
  const numbers = new Map<string, number>();
  return {
    of(key: string): number {
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      return number;
    },
    all: () => [...numbers.keys()],
  };
}

/**
 * Writes releases as a record.
 *
 * @param releases the oldest first
 */
export function writeRecord(releases: readonly Release[]): ReleaseRecord {
  const texts = numbering();
  const parameters = numbering();
  const facts = numbering();
  const text = (value: string | undefined) => (value === undefined ? 0 : texts.of(value));
  const list = (values: readonly string[]) => values.map(texts.of);
  const path = (value: string, modules: Release['symbols']) =>
    splitPath(value, modules).map((part) => (part === '' ? 0 : texts.of(part)));
  const rows = (all: readonly ReleaseParameter[]) =>
    all.map(({name, kind, type, default: value}) =>
      parameters.of(
        JSON.stringify([text(name), PARAMETER_KINDS.indexOf(kind), text(type), text(value)]),
      ),
    );

  function symbolFact(symbol: ReleaseSymbol, modules: Release['symbols']): Fact {
    switch (symbol.kind) {
      case 'module':
        return ['m'];
      case 'export':
        return ['e', ...path(symbol.target, modules)];
      case 'class': {
        const own = symbol.parameters ? [rows(symbol.parameters)] : [];
        return ['c', list(symbol.labels), list(symbol.bases), ...own];
      }
      case 'function':
        return ['f', list(symbol.labels), rows(symbol.parameters), text(symbol.returns)];
      case 'attribute':
        return ['a', list(symbol.labels), text(symbol.type), text(symbol.value)];
    }
  }

  const keyFact = ({isRequired, default: value, mappings, values}: ReleaseKey): Fact => [
    'k',
    Number(isRequired),
    text(value),
    list(mappings),
    ...(values ? [list(values)] : []),
  ];
  const numberOf = (fact: Fact) => facts.of(JSON.stringify(fact));
  const symbols = new Map<string, Place>();
  const keys = new Map<string, Place>();
  for (const [index, release] of releases.entries()) {
    for (const [dotted, symbol] of release.symbols) {
      const [module, rest] = splitPath(dotted, release.symbols);
      const names = [module, ...rest.split('.').filter(Boolean)];
      note(placeAt(symbols, names), index, numberOf(symbolFact(symbol, release.symbols)));
    }
    for (const [mapping, entries] of release.mappings) {
      note(placeAt(keys, [mapping]), index, numberOf(['m']));
      for (const [key, entry] of entries) {
        note(placeAt(keys, [mapping, key]), index, numberOf(keyFact(entry)));
      }
    }
  }
  const entries = (places: ReadonlyMap<string, Place>): Entry[] =>
    [...places]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, {line, inner}]) => {
        const head = [texts.of(name), lineOf(line, releases.length)] as const;
        return inner.size > 0 ? [...head, entries(inner)] : head;
      });
  return {
    format: RECORD_FORMAT,
    releases: releases.map(({version}) => version),
    symbols: entries(symbols),
    keys: entries(keys),
    facts: facts.all().map((fact) => JSON.parse(fact) as Fact),
    parameters: parameters.all().map((row) => JSON.parse(row) as number[]),
    texts: texts.all(),
  };
}

function placeAt(places: Map<string, Place>, [name = '', ...rest]: readonly string[]): Place {
  const place = places.get(name) ?? {line: [], inner: new Map()};
  places.set(name, place);
  return rest.length > 0 ? placeAt(place.inner, rest) : place;
}

function note({line}: Place, index: number, fact: number): void {
  line.push(index, fact);
}

/** Shortens the facts of each release to those that begin with it. */
function lineOf(all: readonly number[], releases: number): Line {
  const byRelease = new Map<number, number>();
  for (let at = 0; at < all.length; at += 2) {
    byRelease.set(all[at] ?? 0, all[at + 1] ?? 0);
  }
  const line: number[] = [];
  let last = 0;
  for (let index = 0; index < releases; index += 1) {
    const fact = byRelease.get(index) ?? 0;
    if (fact !== last) {
      line.push(index, fact);
      last = fact;
    }
  }
  const [from, only] = line;
  return line.length === 2 && from === 0 && only !== undefined ? only : line;
}
