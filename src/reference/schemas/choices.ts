import type {TypeText} from '../model/types';
import type {SchemaContext} from './context';
import {anyOf, type JsonSchema} from './json';
import {namedConfigs} from './names';

/** What a type says that stands for every class below one: `Union[X._get_subclasses()]`. */
const ALL_BELOW = /^(.*)\._get_subclasses$/;

/** Names of the SDK begin so; any other name is a plugin's. */
export const RESERVED = '^bitfount\\.';

/**
 * The schema of a key that takes one of all configurations below a class, chosen by its `name`,
 * or a list of them where the type says so.
 *
 * @returns undefined for any other type
 */
export function subclassChoice(
  context: SchemaContext,
  type: TypeText | undefined,
): JsonSchema | undefined {
  const paths = (type ?? []).flatMap((token) =>
    typeof token === 'string' ? [] : (ALL_BELOW.exec(token[1])?.[1] ?? []),
  );
  const [base] = paths;
  if (base === undefined) {
    return undefined;
  }
  const one = context.define(base.slice(base.lastIndexOf('.') + 1), () => choice(context, base));
  const takesList = type?.some((token) => typeof token !== 'string' && token[0] === 'list');
  return takesList ? anyOf([one, {type: 'array', items: one}]) : one;
}

function choice(context: SchemaContext, base: string): JsonSchema {
  const named = namedConfigs(context.model, base);
  const names = [...new Set(named.flatMap((config) => config.names))];
  const byName = new Map(
    names.map((name) => [
      name,
      named.filter((config) => config.names.includes(name)).map(({cls}) => cls.path),
    ]),
  );
  // Names that lead to the same classes stand in one condition.
  const groups = new Map<string, string[]>();
  for (const [name, paths] of byName) {
    const key = paths.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  const fallback = context.classes
    .below(base)
    .find((cls) => !named.some((config) => config.cls === cls) && cls.raises !== undefined);
  return {
    type: 'object',
    properties: {name: chosenName(names)},
    required: ['name'],
    allOf: [
      ...[...groups].map(([key, own]) => ({
        if: {properties: {name: {enum: own}}, required: ['name']},
        then: anyOf(key.split(' ').map((path) => context.classRef(path))),
      })),
      ...(fallback
        ? [{if: {properties: {name: {not: sdkName(names)}}}, then: context.classRef(fallback.path)}]
        : []),
    ],
  };
}

/** A name that only the SDK's own may have, known or not. */
function sdkName(names: readonly string[]): JsonSchema {
  return {anyOf: [{enum: [...names]}, {type: 'string', pattern: RESERVED}]};
}

/** A name of the SDK, or one that cannot be meant for one. */
export function chosenName(names: readonly string[]): JsonSchema {
  return {anyOf: [{enum: [...names]}, {type: 'string', not: {pattern: RESERVED}}]};
}
