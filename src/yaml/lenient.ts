import {isLenient, type JsonSchema} from './jsonSchema';
import {plainNumber} from './plainScalars';
import {isSecretKey} from './secrets';
import {isMapping, type Validator} from './validate';

/** A value that the SDK reads as one of another type. */
export interface ReadAs {
  readonly path: readonly string[];
  readonly message: string;
}

/** Finds the values of right data that the SDK takes and turns into something else. */
export function valuesReadAsOthers(of: Validator, root: JsonSchema, data: unknown): ReadAs[] {
  const found = new Map<string, ReadAs>();
  const walk = (schema: JsonSchema, value: unknown, path: readonly string[]): void => {
    const {$ref, allOf = [], anyOf = [], properties = {}, items, additionalProperties} = schema;
    const chosen = anyOf.filter((branch) => of.accepts(branch, value));
    if (chosen.length > 0 && chosen.every(isLenient)) {
      found.set(JSON.stringify(path), {path, message: messageOf(value, anyOf, path)});
      return;
    }
    const next = schema.if && (of.accepts(schema.if, value) ? schema.then : schema.else);
    for (const inner of [...allOf, ...chosen, next, $ref && of.definition($ref)]) {
      if (typeof inner === 'object') {
        walk(inner, value, path);
      }
    }
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        const own = Array.isArray(items) ? items[index] : items;
        if (own) {
          walk(own, item, [...path, String(index)]);
        }
      });
    } else if (isMapping(value)) {
      for (const [key, inner] of Object.entries(value)) {
        const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
        if (typeof own === 'object') {
          walk(own, inner, [...path, key]);
        }
      }
    }
  };
  walk(root, data, []);
  return [...found.values()];
}

function messageOf(
  value: unknown,
  branches: readonly JsonSchema[],
  path: readonly string[],
): string {
  const given = path.some(isSecretKey) ? 'This value' : shown(value);
  const types = new Set(branches.map(({type}) => type));
  if (types.has('boolean')) {
    const isTrue = /^(1|t|true|on|y|yes)$/i.test(String(value));
    return `${given} is read as ${isTrue ? 'true' : 'false'}. Write ${isTrue ? 'true' : 'false'} without quotes.`;
  }
  const number = Number(String(value).trim().replaceAll('_', ''));
  const meant = plainNumber(types.has('integer') ? Math.trunc(number) : number);
  return `${given} is read as the number ${meant}. Write ${meant} without quotes.`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `The text "${value.slice(0, 60)}"` : String(value);
}
