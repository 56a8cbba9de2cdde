import type {Release, ReleaseParameter, ReleaseSymbol} from '../../releases/types';
import {resolverOf} from '../model/resolve';
import type {ApiClass, ApiMember, ApiModel, ApiParameter, TypeText} from '../model/types';
import {plainType, spellOut} from '../page/render/spellOut';
import {mappingsOf} from './mappings';

/** The longest value that the record keeps; longer ones end with `…`. */
const LONGEST = 100;

/** Variables of modules that no program uses. */
const OWN_USE = new Set(['logger']);

/** Marks what no page of the reference describes. */
const PRIVATE = 'private';

/** Returns the interface of a release in the form of the record, from its model. */
export function releaseOf(model: ApiModel): Release {
  const symbols = new Map<string, ReleaseSymbol>();
  const resolver = resolverOf(model);
  const textOf = (expression: TypeText | undefined) =>
    expression && shorten(plainType(spellOut(expression, resolver)));

  const parametersOf = (all: readonly ApiParameter[]): ReleaseParameter[] =>
    all.map(({name, kind, type, default: value}) => ({
      name,
      kind,
      ...optional('type', textOf(type)),
      ...optional('default', textOf(value)),
    }));

  function addMember(member: ApiMember, path: string, more: readonly string[]): void {
    const labels = [...new Set([...(member.labels as string[]), ...more])];
    if (member.kind === 'function') {
      symbols.set(path, {
        kind: 'function',
        labels,
        parameters: parametersOf(member.parameters),
        ...optional('returns', textOf(member.returns)),
      });
    } else if (member.kind === 'attribute') {
      const isRequired = member.required === true ? ['required'] : [];
      const isField = member.labels.includes('field');
      const assigned = isField ? undefined : (member.value ?? member.choices?.flat());
      symbols.set(path, {
        kind: 'attribute',
        labels: [...labels, ...isRequired],
        ...optional('type', textOf(member.type)),
        ...optional('value', textOf(member.default ?? assigned)),
      });
    } else {
      addClass(member, path, labels);
    }
  }

  function addClass(cls: ApiClass, path: string, labels: readonly string[]): void {
    const own = cls.init?.from === undefined ? cls.init?.parameters : undefined;
    symbols.set(path, {
      kind: 'class',
      labels: cls.flavour === 'class' ? labels : [...new Set([...labels, cls.flavour])],
      bases: cls.bases.map(baseOf),
      ...(own && {parameters: parametersOf(own)}),
    });
    cls.members.forEach((member) => addMember(member, `${path}.${member.name}`, []));
    cls.hiddenMembers?.forEach((member) => addMember(member, `${path}.${member.name}`, [PRIVATE]));
  }

  for (const module of model.modules.values()) {
    symbols.set(module.path, {kind: 'module'});
    module.symbols
      .filter(({name}) => !OWN_USE.has(name))
      .forEach((symbol) => addMember(symbol, symbol.path, []));
    module.hidden?.forEach((cls) => addClass(cls, cls.path, [...cls.labels, PRIVATE]));
    module.privateBases?.forEach(({path, bases, members}) => {
      symbols.set(path, {kind: 'class', labels: [PRIVATE], bases: bases.map(baseOf)});
      members.forEach((member) => addMember(member, `${path}.${member.name}`, [PRIVATE]));
    });
    for (const {name, target} of module.reExports) {
      const path = `${module.path}.${name}`;
      if (!symbols.has(path)) {
        symbols.set(path, {kind: 'export', target});
      }
    }
  }
  return {version: model.index.sdk.version, symbols, mappings: mappingsOf(model)};
}

/** Returns the path of a base of the SDK, and the text of another one. */
function baseOf(base: TypeText): string {
  const [first] = base;
  const path = typeof first === 'string' ? undefined : first?.[1];
  return path?.startsWith('bitfount.') ? path : plainType(base);
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function optional<K extends string>(key: K, value: string | undefined) {
  return (value === undefined ? {} : {[key]: value}) as Partial<Record<K, string>>;
}
