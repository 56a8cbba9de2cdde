import type {AnySchemaObject, ErrorObject} from 'ajv';

import {didYouMean} from '../../writing/nearest';

/** From this many allowed values on, a message names only the nearest one. */
const MANY_VALUES = 8;

const KINDS: Readonly<Record<string, string>> = {
  array: 'A list',
  boolean: 'True or false',
  integer: 'A whole number',
  null: 'Nothing',
  number: 'A number',
  string: 'Text',
};

/** Says what is wrong; needs ajv's option `verbose`. */
export function messageOf(error: ErrorObject, path: readonly string[]): string {
  const parent = error.parentSchema as AnySchemaObject;
  const name = typeof parent.title === 'string' ? parent.title : `"${path.at(-1) ?? 'the file'}"`;
  const params = error.params as Record<string, unknown>;
  if (typeof parent.errorMessage === 'string') {
    return parent.errorMessage;
  }
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      return `${name} has no key "${key}".${didYouMean(key, Object.keys(parent.properties ?? {}))}`;
    }
    case 'required':
      return `${name} needs the key "${String(params.missingProperty)}".`;
    case 'type':
      return `${kindOf(String(params.type), parent)} is expected here.`;
    case 'enum':
      return valueMessage(error, params.allowedValues as unknown[], path);
    case 'pattern':
      return `"${String(error.data)}" does not have the form ${String(params.pattern)}.`;
    case 'not':
      return 'A value is missing here.';
    default:
      return `${quoted(error.data)} ${error.message ?? 'is not accepted'}.`;
  }
}

function kindOf(type: string, {title}: AnySchemaObject): string {
  if (type === 'object') {
    return title === undefined ? 'A mapping' : `A mapping with the keys of ${String(title)}`;
  }
  return KINDS[type] ?? type;
}

function valueMessage(error: ErrorObject, values: unknown[], path: readonly string[]): string {
  const given = error.propertyName ?? error.data;
  const texts = values.map(String);
  const nearest = didYouMean(String(given), texts);
  return texts.length < MANY_VALUES
    ? `${quoted(given)} is none of ${texts.join(', ')}.${nearest}`
    : `The SDK has no ${namedKind(path)} ${quoted(given)}.${nearest}`;
}

/** The kind of thing that a value names: an algorithm for `task.algorithm[0].name`. */
function namedKind(path: readonly string[]): string {
  const words = path.filter((part) => !/^\d+$/.test(part));
  const last = words.at(-1) ?? 'value';
  return last === 'name' ? (words.at(-2) ?? last) : last.replaceAll('_', ' ');
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
}
