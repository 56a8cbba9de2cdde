import type {ValidateFunction} from 'ajv';
import fc from 'fast-check';

import type {FileKind} from '../../src/yaml/fileKinds';
import type {JsonSchema} from '../../src/yaml/jsonSchema';
import {filesOf} from './generate';
import {apply, type Change, changesOf, draws, valuesByKey} from './mutate';

/** Contents of a file: a base, and what is changed in it. */
export interface Case {
  readonly kind: FileKind;
  readonly base: unknown;
  readonly changes: readonly Change[];
  readonly data: unknown;
}

/** Of so many cases one is a generated file as it is, right or wrong. */
const UNCHANGED = 8;

/**
 * Makes cases of a kind of file: changed samples, changed files that the schema allows, and files from
 * its parts that may break its rules. The same arguments make the same cases.
 *
 * @param options `share` is how many cases have the same generated file as their base
 */
export function casesOf(
  kind: FileKind,
  {schema, check}: {schema: JsonSchema; check: ValidateFunction},
  samples: readonly unknown[],
  {count, seed, share}: {count: number; seed: number; share: number},
): Case[] {
  const generated = fc.sample(filesOf(schema), {numRuns: Math.ceil(count / share), seed});
  const bases = [...samples, ...generated.filter((file) => check(file))];
  const words = wordsIn(schema);
  const values = valuesByKey(bases);
  return fc.sample(draws, {numRuns: count, seed: seed + 1}).map((drawn, index) => {
    const isRaw = index % UNCHANGED === UNCHANGED - 1;
    const base = isRaw ? generated[index % generated.length] : bases[index % bases.length];
    const changes = isRaw ? [] : changesOf(base, drawn, words, values);
    return {kind, base, changes, data: changes.reduce(apply, base)};
  });
}

/** Returns the texts in a schema that may be keys or values. */
function wordsIn(schema: JsonSchema): string[] {
  const found = JSON.stringify(schema).matchAll(/"([A-Za-z_.]{3,40})"/g);
  return [...new Set([...found].map(([, word = '']) => word))];
}
