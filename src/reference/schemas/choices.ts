import {RESERVED_NAMES} from '../../site/sdkPaths';
import type {TypeText} from '../model/types';
import {classRules} from './classRules';
import type {SchemaContext} from './context';
import type {JsonSchema} from '../../yaml/jsonSchema';
import {anyOf} from './json';
import {namedConfigs} from './names';

/** Matches the call in a type that means every subclass of `X`: `Union[X._get_subclasses()]`. */
const ALL_BELOW = /^(.*)\._get_subclasses$/;

/**
 * Builds the schema of a key that takes any configuration derived from a class, chosen by `name`,
 * or a list of them where the type allows it.
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
  // Names that choose the same classes share one condition.
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
    properties: {name: chosenName(names, {enum: withoutPrefix(names)})},
    required: ['name'],
    allOf: [
      ...classRules(base),
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

/** Builds the schema of names that no plugin has: reserved for the SDK, known or not, or meant as one of them. */
function sdkName(names: readonly string[]): JsonSchema {
  const known = [...names, ...withoutPrefix(names)];
  return {anyOf: [{enum: known}, {type: 'string', pattern: RESERVED_NAMES}]};
}

/**
 * Builds the schema of a known name of the SDK, or of a plugin's name, which is not a reserved one.
 *
 * @param mistaken further names that no plugin has
 */
export function chosenName(names: readonly string[], mistaken?: JsonSchema): JsonSchema {
  const reserved: JsonSchema = {pattern: RESERVED_NAMES};
  const not = mistaken ? {anyOf: [reserved, mistaken]} : reserved;
  return {anyOf: [{enum: [...names]}, {type: 'string', not}]};
}

/** The names as a writer has them who forgets the prefix: the SDK takes them for a plugin's, and runs no task. */
function withoutPrefix(names: readonly string[]): string[] {
  const bare = names.map((name) => name.replace(new RegExp(RESERVED_NAMES), ''));
  return [...new Set(bare)].filter((name) => !names.includes(name));
}
