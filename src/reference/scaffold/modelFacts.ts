import {kindOf} from '../page/render/kinds';
import {plainType} from '../page/render/spellOut';
import type {ApiMember, ApiModel, ApiParameter, TypeText} from '../model/types';

/** One entry of a flattened model: a module, symbol, parameter, re-export or environment variable. */
export interface Fact {
  /** The word for its kind: `class`, `parameter`, `environment variable`. */
  word: string;
  /** `bitfount.a.f`, `bitfount.a.f(x)`. */
  name: string;
  /** The module whose page describes it; absent for environment variables. */
  module?: string;
  /** Name of the fact that this one is a part of, if any. */
  part?: string;
  /** Properties that a new release may change, as text; without those that do not apply. */
  aspects: Readonly<Record<string, string>>;
}

/** Returns all facts of a model, by a key that is stable between releases. */
export function factsOf({modules, index}: ApiModel): ReadonlyMap<string, Fact> {
  const facts = [...modules.values()].flatMap(({path: module, symbols, reExports}): Fact[] =>
    [
      {word: 'module', name: module, aspects: {}},
      ...symbols.flatMap((symbol) => factsOfSymbol(symbol, module, false)),
      ...reExports.map(({name, target}) => ({
        word: 'offered name',
        name: `${module}.${name}`,
        part: module,
        aspects: {target},
      })),
    ].map((fact) => ({...fact, module})),
  );
  const variables = index.environment.map((variable): Fact => ({
    word: 'environment variable',
    name: variable.name,
    aspects: textOf({type: variable.type, default: variable.default}),
  }));
  return new Map([...facts, ...variables].map((fact) => [keyOf(fact), fact]));
}

/** Returns the key of a fact. Symbols of all kinds share one form: a class may become a function. */
function keyOf({word, name}: Fact): string {
  const isApart = /^(module|offered name|environment variable)$/.test(word);
  return isApart ? `${word} ${name}` : name;
}

/** Returns the key of the fact that this one is part of. */
export function keyOfWhole({part}: Fact, facts: ReadonlyMap<string, Fact>): string | undefined {
  return part === undefined ? undefined : facts.has(part) ? part : `module ${part}`;
}

function factsOfSymbol(symbol: ApiMember, part: string, isMember: boolean): Fact[] {
  const {word} = kindOf(symbol, isMember);
  const fact = {word, name: symbol.path, part, aspects: {kind: word, ...aspectsOf(symbol)}};
  const members = symbol.kind === 'class' ? symbol.members : [];
  return [
    fact,
    ...ownParameters(symbol).map((parameter) => parameterFact(parameter, symbol.path)),
    ...members.flatMap((member) => factsOfSymbol(member, symbol.path, true)),
  ];
}

function aspectsOf(symbol: ApiMember): Record<string, string> {
  if (symbol.kind === 'attribute') {
    const value = symbol.default ?? symbol.value ?? symbol.choices?.flatMap((one) => [...one, ' ']);
    const facts = textOf({type: symbol.type, value});
    return symbol.required === undefined ? facts : {...facts, required: yesNo(symbol.required)};
  }
  const deprecated = yesNo((symbol.labels as string[]).includes('deprecated'));
  return symbol.kind === 'class'
    ? {bases: symbol.bases.map(plainType).join(', '), deprecated}
    : {...textOf({returns: symbol.returns}), deprecated};
}

/** Returns the parameters, but of a class only if it defines `__init__`: not inherited or generated. */
function ownParameters(symbol: ApiMember): readonly ApiParameter[] {
  if (symbol.kind === 'function') {
    return symbol.parameters;
  }
  const init = symbol.kind === 'class' ? symbol.init : undefined;
  return !init || init.from !== undefined || init.synthesised ? [] : init.parameters;
}

function parameterFact(parameter: ApiParameter, owner: string): Fact {
  const {name, kind, type} = parameter;
  const aspects = {kind, ...textOf({type, default: parameter.default})};
  return {word: 'parameter', name: `${owner}(${name})`, part: owner, aspects};
}

function textOf(types: Record<string, TypeText | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(types).flatMap(([name, type]) => (type ? [[name, plainType(type)]] : [])),
  );
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
