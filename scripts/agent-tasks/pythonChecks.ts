import type {ApiClass, ApiFunction} from '../../src/reference/model/types';
import type {Sdk} from '../../src/samples/sdk';
import {constructorSignatures, functionSignatures} from '../../src/samples/signature';
import type {CallFact, ClassFact, PythonFacts} from './pythonFacts';
import {hasShape, isMapping, type Shape} from './shape';

/** A class that the file must define. */
export interface ClassCheck {
  name?: Shape;
  /** A class above it, at any distance: a bare name of the SDK, otherwise a dotted path. */
  base?: string;
  methods?: string[];
  fields?: Shape;
}

/** A call that the file must make. */
export interface CallCheck {
  /** A bare name of the SDK, a dotted path, `.method`, or `Class.method`. */
  of: string;
  /** Arguments by name, those given by position too. */
  with?: Shape;
  /** Set for a call that must be in a function or behind `if __name__ == "__main__"`. */
  guarded?: boolean;
}

/** Whether a file defines such a class. */
export function definesClass(sdk: Sdk, facts: PythonFacts, check: ClassCheck): boolean {
  const classes = facts.classes ?? [];
  return classes.some(
    (cls) =>
      (check.name === undefined || hasShape(cls.name, check.name)) &&
      (check.base === undefined || basesAbove(sdk, classes, cls).has(check.base)) &&
      (check.methods ?? []).every((name) => cls.methods.includes(name)) &&
      (check.fields === undefined || hasShape(named(sdk, cls.fields), check.fields)),
  );
}

/** Whether a file makes such a call. */
export function makesCall(sdk: Sdk, facts: PythonFacts, check: CallCheck): boolean {
  return (facts.calls ?? []).some(
    (call) =>
      names(sdk, call).includes(check.of) &&
      (check.with === undefined || hasShape(argumentsOf(sdk, call), check.with)) &&
      (check.guarded === undefined || call.guarded === check.guarded),
  );
}

/** Names of all classes above a class of the file, bare for those of the SDK; its own are left out. */
function basesAbove(
  sdk: Sdk,
  classes: readonly ClassFact[],
  cls: ClassFact,
  visited = new Set<string>(),
): Set<string> {
  const above = cls.bases.flatMap((base) => {
    if (base === null || visited.has(base)) {
      return [];
    }
    visited.add(base);
    const own = classes.find(({name}) => base === `here.${name}`);
    if (own) {
      return [...basesAbove(sdk, classes, own, visited)];
    }
    const found = sdk.classAt(base);
    const paths = found ? ancestorPaths(sdk, found) : [base];
    return paths.map((path) => shortName(sdk, path));
  });
  return new Set(above);
}

function ancestorPaths(sdk: Sdk, cls: ApiClass): string[] {
  return [
    ...sdk.ancestry(cls).classes.map(({path}) => path),
    ...cls.inherited.map(({from}) => from),
  ];
}

function names(sdk: Sdk, {call, method, on}: CallFact): string[] {
  if (call !== null) {
    return [shortName(sdk, call)];
  }
  const owner = isMapping(on) && typeof on.call === 'string' ? shortName(sdk, on.call) : undefined;
  return method === null ? [] : [`.${method}`, ...(owner ? [`${owner}.${method}`] : [])];
}

/** Bare name of a class or function of the SDK, whichever way it was imported. */
function shortName(sdk: Sdk, path: string): string {
  const found = path.startsWith('bitfount.') ? sdk.find(path) : undefined;
  const symbol = found?.kind === 'symbol' ? found : undefined;
  return symbol ? symbol.path.slice(symbol.module.path.length + 1) : path;
}

/** All arguments of a call by name; those by position take the names of the signature. */
function argumentsOf(sdk: Sdk, call: CallFact): Record<string, unknown> {
  const parameters = parameterNames(sdk, call);
  const positional = call.positional.map((value, index): [string, unknown] => [
    parameters[index] ?? String(index),
    value,
  ]);
  const all = {...Object.fromEntries(positional), ...call.with};
  return named(sdk, all) as Record<string, unknown>;
}

function parameterNames(sdk: Sdk, {call, method, on}: CallFact): string[] {
  const owner = isMapping(on) && typeof on.call === 'string' ? on.call : undefined;
  const symbol = symbolAt(sdk, call ?? `${owner}.${method}`);
  const signatures =
    symbol?.kind === 'class'
      ? constructorSignatures(sdk, symbol)
      : symbol && functionSignatures(sdk, symbol);
  return (signatures?.[0]?.parameters ?? []).map(({name}) => name);
}

function symbolAt(sdk: Sdk, path: string): ApiClass | ApiFunction | undefined {
  const found = sdk.find(path);
  const symbol = found?.kind === 'symbol' ? found.symbol : undefined;
  return symbol && symbol.kind !== 'attribute' ? symbol : undefined;
}

/** Replaces paths of calls and names within a value by bare names of the SDK. */
function named(sdk: Sdk, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => named(sdk, item));
  }
  if (!isMapping(value)) {
    return value;
  }
  if (typeof value.call === 'string' && isMapping(value.with)) {
    const call = value as unknown as CallFact;
    return {call: shortName(sdk, value.call), with: argumentsOf(sdk, call)};
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'name' && typeof inner === 'string' ? shortName(sdk, inner) : named(sdk, inner),
    ]),
  );
}
