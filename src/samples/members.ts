import {didYouMean} from '../writing/nearest';
import type {ApiClass, ApiFunction, ApiMember, ApiModule} from '../reference/model/types';
import type {Sdk} from './sdk';

/** What the checks know of a value. Anything else is unknown and never judged. */
export type Value =
  | {kind: 'module'; path: string}
  | {kind: 'function'; symbol: ApiFunction; name: string}
  | {kind: 'class'; symbol: ApiClass; own?: OwnClass}
  | {kind: 'instance'; symbol: ApiClass; own?: OwnClass};

/** A class that a sample derives from one class of the SDK. */
export interface OwnClass {
  name: string;
  /** Members that the sample defines; what they are is not followed. */
  members: ReadonlySet<string>;
  ownConstructor: boolean;
}

export interface MemberLookup {
  value?: Value;
  /** Set when there is certainly no such member. */
  fault?: string;
}

/** `value.name`. Names with an underscore in front are not in the model: unknown. */
export function lookUpMember(sdk: Sdk, value: Value, name: string): MemberLookup {
  if (name.startsWith('_') || value.kind === 'function') {
    return {};
  }
  return value.kind === 'module'
    ? moduleMember(sdk, value.path, name)
    : classMember(sdk, value, name);
}

/** What a module offers under a name: symbol, re-export or submodule. */
export function moduleMember(sdk: Sdk, path: string, name: string): MemberLookup {
  const module = sdk.model.modules.get(path);
  if (!module || name.startsWith('_')) {
    return {};
  }
  const full = `${path}.${name}`;
  const symbol = [...module.symbols, ...module.reExports].some((entry) => entry.name === name);
  if (sdk.model.modules.has(full)) {
    // A symbol may hide the module of the same name, depending on the order of imports.
    return symbol ? {} : {value: {kind: 'module', path: full}};
  }
  if (symbol) {
    const found = sdk.find(full);
    return found?.kind === 'module'
      ? {value: {kind: 'module', path: found.path}}
      : {value: found && valueOf(found.symbol, name)};
  }
  return {fault: `${path} has no public name "${name}".${whereElse(sdk, module, name)}`};
}

function whereElse(sdk: Sdk, module: ApiModule, name: string): string {
  const home = sdk.onlyOne(name)?.path;
  if (home) {
    const short = sdk.find(`bitfount.${name}`)?.path === home ? 'bitfount' : parent(home);
    return ` It is in ${short}.`;
  }
  return didYouMean(name, [
    ...[...module.symbols, ...module.reExports].map((entry) => entry.name),
    ...module.submodules.map((path) => path.slice(path.lastIndexOf('.') + 1)),
  ]);
}

function parent(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

export function valueOf(symbol: ApiMember, name: string): Value | undefined {
  switch (symbol.kind) {
    case 'class':
      return {kind: 'class', symbol};
    case 'function':
      return {kind: 'function', symbol, name};
    default:
      return undefined;
  }
}

function classMember(
  sdk: Sdk,
  {kind, symbol: cls, own}: Extract<Value, {symbol: ApiClass}>,
  name: string,
): MemberLookup {
  if (own?.members.has(name)) {
    return {};
  }
  const from = cls.inherited.find(({members}) => members.includes(name))?.from;
  const owner = from === undefined ? cls : sdk.classAt(from);
  const member = owner?.members.find((entry) => entry.name === name);
  if (member || from !== undefined) {
    return {value: member && memberValue(kind, cls, member)};
  }
  const {classes, complete} = sdk.ancestry(cls);
  const isEnum = cls.flavour === 'enum' || classes.some(({flavour}) => flavour === 'enum');
  if (
    isEnum ? !isEnumFault(kind, name) : !complete || (kind === 'class' && hasMetaclass(classes))
  ) {
    return {};
  }
  const names = [
    ...classes.flatMap(({members}) => members.map((entry) => entry.name)),
    ...cls.inherited.flatMap(({members}) => members),
    ...(own?.members ?? []),
  ];
  const what = isEnum ? 'member' : 'public attribute';
  return {
    fault: `${own?.name ?? cls.name} has no ${what} "${name}".${didYouMean(name, names)}`,
  };
}

function memberValue(
  kind: 'class' | 'instance',
  cls: ApiClass,
  member: ApiMember,
): Value | undefined {
  if (member.kind !== 'function') {
    return valueOf(member, member.name);
  }
  const {labels} = member;
  const isValue = labels.some((label) => ['property', 'cached', 'computed-field'].includes(label));
  // Called on the class, a plain method takes the object as its first argument.
  const bound = kind === 'instance' || labels.includes('class') || labels.includes('static');
  return isValue || !bound
    ? undefined
    : {kind: 'function', symbol: member, name: `${cls.name}.${member.name}`};
}

/** Lowercase names may come from `str`, `int` or `Enum`; members are not written so. */
function isEnumFault(kind: 'class' | 'instance', name: string): boolean {
  return kind === 'class' && /[A-Z]/.test(name);
}

/** A metaclass brings attributes to the class, not to its objects. */
function hasMetaclass(classes: readonly ApiClass[]): boolean {
  return classes.some(({keywords}) => keywords?.metaclass !== undefined);
}
