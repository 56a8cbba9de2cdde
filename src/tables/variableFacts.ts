import {posix} from 'node:path';

import type {PhrasingContent} from 'mdast';

import type {EnvironmentVariable} from '../reference/model/types';
import {code, text} from '../reference/page/nodes';
import {plainType} from '../reference/page/render/spellOut';

/** Describes the type of a variable in words, with its limits. */
export function kindOfValue(variable: EnvironmentVariable): PhrasingContent[] {
  const {choices, constraints = {}} = variable;
  if (choices && choices.length > 0) {
    const values = choices.flatMap((choice) => [text(', '), code(choice)]).slice(1);
    return [text('one of '), ...values];
  }
  const type = plainType(variable.type).replace(/^Optional\[(.*)\]$/, '$1');
  const word = {bool: 'switch', int: 'whole number', float: 'number', str: 'text', Path: 'path'}[
    type
  ];
  const {ge, gt, le, lt} = constraints;
  const limits = [
    ge !== undefined && `at least ${ge}`,
    gt !== undefined && (type === 'int' ? `at least ${gt + 1}` : `more than ${gt}`),
    le !== undefined && `at most ${le}`,
    lt !== undefined && `less than ${lt}`,
  ].filter((limit) => limit !== false);
  return [text([word ?? type, ...limits].join(', '))];
}

/**
 * Renders the default as a user would set it; "not set" when there is none.
 *
 * @param all every variable of the SDK: a path may be below that of another
 */
export function defaultValue(
  variable: EnvironmentVariable,
  all: readonly EnvironmentVariable[],
): PhrasingContent[] {
  const value = defaultText(variable, all);
  return value === undefined ? [text('not set')] : [code(value)];
}

function defaultText(
  variable: EnvironmentVariable,
  all: readonly EnvironmentVariable[],
): string | undefined {
  if (variable.evaluated !== undefined) {
    return String(variable.evaluated);
  }
  const value = variable.default ? plainType(variable.default) : 'None';
  return value === 'None' ? pathBelow(variable, all) : environmentText(value);
}

/** Returns the path that an unset variable stands for, such as `~/.kit/cache`. */
function pathBelow(
  {fallback}: EnvironmentVariable,
  all: readonly EnvironmentVariable[],
): string | undefined {
  const written = fallback && plainType(fallback.default);
  const {name, below} =
    /^self\.(?<name>\w+)(?<below>(?: \/ '[^']*')*)$/.exec(written ?? '')?.groups ?? {};
  if (!fallback || name === undefined) {
    return undefined;
  }
  const path = `${fallback.property.slice(0, fallback.property.lastIndexOf('.'))}.${name}`;
  const above = all.find(
    (other) =>
      other.fallback !== fallback && [other.setting, other.fallback?.property].includes(path),
  );
  const start = above && defaultText(above, all);
  const parts = [...(below ?? '').matchAll(/'([^']*)'/g)].map(([, part]) => part as string);
  return start === undefined ? undefined : posix.join(start, ...parts);
}

/** Converts a Python expression to the text of an environment variable. */
function environmentText(value: string): string {
  if (value === 'True' || value === 'False') {
    return value.toLowerCase();
  }
  const home = /^\(?Path\.home\(\) \/ '([^']*)'\)?(?:\.expanduser\(\))?$/.exec(value)?.[1];
  if (home !== undefined) {
    return `~/${home}`;
  }
  return /^(?:Path\()?(['"])(.*)\1\)?$/s.exec(value)?.[2] ?? value;
}
