import type {ApiClass, ApiModel, TypeText} from '../model/types';
import {configClasses} from './classes';

/** A protocol or algorithm as task files name it. */
export interface NamedConfig {
  /** Names that the file may hold, today's first. */
  names: string[];
  cls: ApiClass;
}

/**
 * The configurations below `base` (of protocols, of algorithms) with the names by which a task
 * file chooses them, in the order of the source. Those for plugins, which take any name, are left
 * out.
 */
export function namedConfigs(model: ApiModel, base: string): NamedConfig[] {
  const classes = configClasses(model);
  return classes.below(base).flatMap((cls) => {
    const own = classes.fields(cls).find(({name}) => name === 'name');
    const names = own?.value ? namesIn(model, own.value) : [];
    return names.length > 0 ? [{names, cls}] : [];
  });
}

/** Texts in an expression: literals, and values of enum members. */
function namesIn(model: ApiModel, value: TypeText): string[] {
  return value.flatMap((token) =>
    typeof token === 'string' ? literalTexts([token]) : (enumValue(model, token[1]) ?? []),
  );
}

/** The strings that an expression holds. */
export function literalTexts(value: TypeText | undefined): string[] {
  return (value ?? []).flatMap((token) =>
    typeof token === 'string' ? [...token.matchAll(/'([^']*)'/g)].map(([, text = '']) => text) : [],
  );
}

/** The text that `Enum.Member.value` stands for, also of a private member or another name for one. */
export function enumValue(model: ApiModel, path: string): string | undefined {
  const [, enumPath = '', name] = /^(.*)\.(\w+)\.value$/.exec(path) ?? [];
  const cls = configClasses(model).at(enumPath);
  const member = [...(cls?.members ?? []), ...(cls?.hiddenMembers ?? [])].find(
    (candidate) => candidate.name === name,
  );
  if (member?.kind !== 'attribute') {
    return undefined;
  }
  const [other, ...more] = member.value ?? [];
  const isAlias = typeof other === 'string' && /^\w+$/.test(other) && more.length === 0;
  return isAlias && other !== name
    ? enumValue(model, `${enumPath}.${other}.value`)
    : literalText(member.value);
}

/** The text of an expression that is one string. */
export function literalText(value: TypeText | undefined): string | undefined {
  const [literal, ...more] = value ?? [];
  return typeof literal === 'string' && more.length === 0
    ? /^(['"])(.*)\1$/.exec(literal)?.[2]
    : undefined;
}
