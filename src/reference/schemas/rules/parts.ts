import type {JsonSchema} from '../../../yaml/jsonSchema';

/** What classes check besides the values of single keys, by their dotted paths. */
export type Rules = Readonly<Record<string, readonly JsonSchema[]>>;

export const FILLED: JsonSchema = {type: 'string', minLength: 1};
export const EMPTY: JsonSchema = {enum: [null, '']};

/** A condition on the keys of a mapping, and what then holds for it. */
export function rule(when: Readonly<Record<string, JsonSchema>>, then: JsonSchema): JsonSchema {
  return {if: {properties: when, required: Object.keys(when)}, then};
}

/** A mapping in which a key has a value that is not null. */
export function needs(key: string, errorMessage: string, value: JsonSchema = {}): JsonSchema {
  return {
    errorMessage,
    required: [key],
    properties: {[key]: {errorMessage, not: {type: 'null'}, ...value}},
  };
}
