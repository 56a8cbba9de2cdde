import {didYouMean} from '../writing/nearest';
import type {JsonSchema} from './jsonSchema';
import {isSecretKey} from './secrets';
import type {Refusal} from './validate';

/** From this many allowed values on, a message names only the nearest one. */
const MANY_VALUES = 8;
/** Longer values are not repeated: in characters. */
const LONGEST = 100;

const KINDS: Readonly<Record<string, string>> = {
  array: 'A list',
  boolean: 'True or false',
  integer: 'A whole number',
  null: 'Nothing',
  number: 'A number',
  string: 'Text',
};

/** Says what is wrong. It repeats no value that is long, or that a key says is secret. */
export function messageOf(refusal: Refusal): string {
  const {schema, keyword, path, key = ''} = refusal;
  const name = schema.title ?? `"${path.at(-1) ?? 'the file'}"`;
  const given = quoted(refusal);
  const limit = String(schema[keyword]);
  if (schema.errorMessage !== undefined) {
    return schema.errorMessage;
  }
  switch (keyword) {
    case 'additionalProperties':
      return `${name} has no key "${shortened(key)}".${didYouMean(shortened(key), Object.keys(schema.properties ?? {}))}`;
    case 'required':
      return `${name} needs the key "${key}".`;
    case 'type':
      return `${kindOf(String(schema.type), schema)} is expected here.`;
    case 'enum':
      return valueMessage(refusal, schema.enum ?? []);
    case 'const':
      return valueMessage(refusal, [schema.const]);
    case 'pattern':
      return `${given} does not have the form ${limit}.`;
    case 'not':
      return 'A value is missing here.';
    case 'minimum':
    case 'exclusiveMinimum':
      return `${given} is too small: ${keyword === 'minimum' ? `${limit} or more` : `more than ${limit}`} is expected here.`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `${given} is too large: ${keyword === 'maximum' ? `${limit} or less` : `less than ${limit}`} is expected here.`;
    case 'minLength':
    case 'maxLength':
      return `This text is too ${keyword === 'minLength' ? 'short' : 'long'}: ${counted(keyword, limit, 'character')} expected here.`;
    case 'minItems':
    case 'maxItems':
      return `This list is too ${keyword === 'minItems' ? 'short' : 'long'}: ${counted(keyword, limit, 'item')} expected here.`;
    default:
      return 'This value is not accepted here.';
  }
}

function counted(keyword: string, limit: string, noun: string): string {
  const words = limit === '1' ? `1 ${noun} is` : `${limit} ${noun}s are`;
  return `at ${keyword.startsWith('min') ? 'least' : 'most'} ${words}`;
}

function kindOf(type: string, {title}: JsonSchema): string {
  if (type === 'object') {
    return title === undefined ? 'A mapping' : `A mapping with the keys of ${title}`;
  }
  return KINDS[type] ?? type;
}

function valueMessage(refusal: Refusal, values: readonly unknown[]): string {
  const {path, key, data} = refusal;
  const texts = values.map(String);
  const isFew = texts.length < MANY_VALUES;
  if (isUnspoken(refusal)) {
    return isFew
      ? `One of ${texts.join(', ')} is expected here.`
      : `The SDK has no such ${namedKind(path)}.`;
  }
  const nearest = didYouMean(shortened(String(key ?? data)), texts);
  return isFew
    ? `${quoted(refusal)} is none of ${texts.join(', ')}.${nearest}`
    : `The SDK has no ${namedKind(path)} ${quoted(refusal)}.${nearest}`;
}

/** The kind of thing that a value names: an algorithm for `task.algorithm[0].name`. */
function namedKind(path: readonly string[]): string {
  const words = path.filter((part) => !/^\d+$/.test(part));
  const last = words.at(-1) ?? 'value';
  return last === 'name' ? (words.at(-2) ?? last) : last.replaceAll('_', ' ');
}

function quoted(refusal: Refusal): string {
  const {key, data} = refusal;
  const value = key ?? data;
  if (isUnspoken(refusal)) {
    return 'This value';
  }
  return typeof value === 'string' ? `"${shortened(value)}"` : String(value);
}

/** Whether a message does not repeat the value: it may be secret, or is more than one. */
function isUnspoken({path, key, data}: Refusal): boolean {
  const isMany = typeof data === 'object' && data !== null;
  return key === undefined && (isMany || path.some(isSecretKey));
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
