import {typeNames} from '../model/typeNames';
import type {
  ApiClass,
  ApiFunction,
  ApiMember,
  ApiModel,
  ApiParameter,
  TypeText,
} from '../model/types';

/** A symbol by which code gets an instance of a class, or to which it hands one. */
export interface Way {
  readonly symbol: ApiMember;
  /** The class that the symbol is a member of. */
  readonly owner?: ApiClass;
  /** The parameters that take an instance; none where the symbol gives one. */
  readonly parameters: readonly ApiParameter[];
}

export interface Ways {
  readonly gives: readonly Way[];
  readonly takes: readonly Way[];
}

/** Replaces the private names in a type by what they stand for. */
type Spell = (type: TypeText) => TypeText;

type Note = (path: string, kind: keyof Ways, way: Way) => void;

/** Collects, for each class that a type of a public symbol names, what gives and what takes one. */
export function collectWays(model: ApiModel, spell: Spell): ReadonlyMap<string, Ways> {
  const found = new Map<string, {gives: Way[]; takes: Way[]}>();
  const note: Note = (path, kind, way) => {
    const ways = found.get(path) ?? {gives: [], takes: []};
    ways[kind].push(way);
    found.set(path, ways);
  };
  for (const {symbols} of model.modules.values()) {
    symbols.forEach((symbol) => addSymbol(symbol, undefined, spell, note));
  }
  return found;
}

function addSymbol(symbol: ApiMember, owner: ApiClass | undefined, spell: Spell, note: Note): void {
  if (symbol.name.startsWith('_')) {
    return;
  }
  const names = (type: TypeText | undefined) => typeNames(type && spell(type));
  const give = (types: readonly (TypeText | undefined)[]) => {
    for (const path of new Set(types.flatMap(names))) {
      const meant = owner && path.endsWith('.Self') ? owner.path : path;
      // A member of the class itself needs an instance, unless it makes one.
      if (meant !== owner?.path || isFactory(symbol)) {
        note(meant, 'gives', {symbol, ...(owner && {owner}), parameters: []});
      }
    }
  };
  const take = (parameters: readonly ApiParameter[]) => {
    for (const path of new Set(parameters.flatMap(({type}) => names(type)))) {
      if (path !== owner?.path && path !== symbol.path) {
        const taking = parameters.filter(({type}) => names(type).includes(path));
        note(path, 'takes', {symbol, ...(owner && {owner}), parameters: taking});
      }
    }
  };
  if (symbol.kind === 'attribute') {
    give(isHandedBack(symbol, owner) ? [] : [symbol.type]);
  } else if (symbol.kind === 'function') {
    const forms = symbol.overloads ?? [symbol];
    give(isHandedBack(symbol, owner) ? [] : forms.map(({returns}) => returns));
    take(symbol.labels.includes('property') ? [] : merged(forms));
  } else {
    take(symbol.init?.from === undefined ? (symbol.init?.parameters ?? []) : []);
    symbol.members.forEach((member) => addSymbol(member, symbol, spell, note));
  }
}

/** Tells whether a member only gives back what the constructor was given under the same name. */
function isHandedBack(symbol: ApiMember, owner: ApiClass | undefined): boolean {
  const isValue =
    symbol.kind === 'attribute' || symbol.labels.some((label) => label === 'property');
  return isValue && owner?.init?.parameters.some(({name}) => name === symbol.name) === true;
}

/** Tells whether code has what a member gives without an instance of the class that the member is of. */
export function isFactory(symbol: ApiMember): boolean {
  // An attribute without a value is only declared: subclasses or instances set it.
  const isSet = symbol.kind !== 'attribute' || symbol.value !== undefined;
  return isSet && symbol.labels.some((label) => label === 'class' || label === 'static');
}

/** Returns the parameters of all forms of a function, each name once. */
function merged(forms: readonly Pick<ApiFunction, 'parameters'>[]): ApiParameter[] {
  const byName = new Map<string, ApiParameter>();
  for (const parameter of forms.flatMap(({parameters}) => parameters)) {
    if (!byName.has(parameter.name)) {
      byName.set(parameter.name, parameter);
    }
  }
  return [...byName.values()];
}
