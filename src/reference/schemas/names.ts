import type {ApiClass, ApiModel, TypeText} from '../model/types';
import {configClasses} from './classes';

/** A protocol or algorithm with its names in task files. */
export interface NamedConfig {
  /** Names that the file may contain, the current one first. */
  names: string[];
  cls: ApiClass;
}

/**
 * Returns the configurations derived from `base` (of protocols or algorithms) with the names by
 * which a task file chooses them, in source order. Excludes those for plugins, which take any name.
 */
export function namedConfigs(model: ApiModel, base: string): NamedConfig[] {
  const classes = configClasses(model);
  return classes.below(base).flatMap((cls) => {
    const own = classes.fields(cls).find(({name}) => name === 'name');
    const names = own?.value ? namesIn(model, own.value) : [];
    return names.length > 0 ? [{names, cls}] : [];
  });
}

/** Returns the strings in an expression: literals, and values of enum members. */
function namesIn(model: ApiModel, value: TypeText): string[] {
  return value.flatMap((token) =>
    typeof token === 'string' ? literalTexts([token]) : (enumValue(model, token[1]) ?? []),
  );
}

/** Returns the string literals in an expression. */
export function literalTexts(value: TypeText | undefined): string[] {
  return (value ?? []).flatMap((token) =>
    typeof token === 'string' ? [...token.matchAll(/'([^']*)'/g)].map(([, text = '']) => text) : [],
  );
}

/** Returns the string value of `Enum.Member.value`, also for private members and aliases. */
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

/** Returns the text of an expression that is one string literal. */
export function literalText(value: TypeText | undefined): string | undefined {
  const [literal, ...more] = value ?? [];
  return typeof literal === 'string' && more.length === 0
    ? /^(['"])(.*)\1$/.exec(literal)?.[2]
    : undefined;
}
