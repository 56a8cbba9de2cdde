import type {SchemaContext} from './context';
import {type JsonSchema, LENIENT_PREFIX, LENIENT_TITLE} from '../../yaml/jsonSchema';

/*
 * marshmallow reads values of other types too: 'yes' as true, '1' and 1.5 as whole numbers. The schemas
 * take them as the SDK does, in branches of their own, which no message and no completion offers:
 * patterns and limits instead of lists of values.
 */

const TRUE = ['t', 'true', 'on', 'y', 'yes', '1'];
const FALSE = ['f', 'false', 'off', 'n', 'no', '0'];
const DIGITS = String.raw`\d+(_\d+)*`;
/** A number in a text, as Python's `float` reads it; marshmallow refuses `nan` and `inf`. */
export const NUMBER_TEXT = String.raw`^\s*[-+]?(${DIGITS}(\.(${DIGITS})?)?|\.${DIGITS})([eE][-+]?${DIGITS})?\s*$`;
const WHOLE_NUMBER_TEXT = String.raw`^\s*[-+]?${DIGITS}\s*$`;

/** All values that marshmallow reads as true, and as false. */
export const READ_AS_TRUE: JsonSchema = {enum: [true, 1, ...TRUE.flatMap(spellings)]};
export const READ_AS_FALSE: JsonSchema = {enum: [false, 0, ...FALSE.flatMap(spellings)]};

/** Allows the values of other types that marshmallow reads as a boolean or number with these limits. */
export function readLeniently(context: SchemaContext, schema: JsonSchema): JsonSchema {
  const more = moreValues(context, schema);
  return more ? {anyOf: [schema, more]} : schema;
}

function moreValues(context: SchemaContext, schema: JsonSchema): JsonSchema | undefined {
  switch (schema.type) {
    case 'boolean':
      return moreBooleans(context, schema.enum);
    case 'integer':
      return moreNumbers(context, schema, 'WholeNumber');
    case 'number':
      return moreNumbers(context, schema, 'Number');
    default:
      return undefined;
  }
}

function moreBooleans(context: SchemaContext, only: unknown[] | undefined): JsonSchema {
  const values = only ?? [true, false];
  const texts = [...(values.includes(true) ? TRUE : []), ...(values.includes(false) ? FALSE : [])];
  const name = [LENIENT_PREFIX, ...values.map((value) => (value === true ? 'True' : 'False'))].join(
    '',
  );
  return shared(context, name, [
    // In lower case, in capitals and with a capital letter, in no other way.
    {type: 'string', pattern: `^(${texts.flatMap(spellings).join('|')})$`},
    {
      type: 'integer',
      minimum: values.includes(false) ? 0 : 1,
      maximum: values.includes(true) ? 1 : 0,
    },
  ]);
}

function spellings(text: string): string[] {
  const capital = text.charAt(0).toUpperCase();
  return [...new Set([text, `${capital}${text.slice(1)}`, text.toUpperCase()])];
}

function moreNumbers(
  context: SchemaContext,
  {minimum, maximum, exclusiveMinimum, exclusiveMaximum}: JsonSchema,
  kind: 'Number' | 'WholeNumber',
): JsonSchema | undefined {
  const isWhole = kind === 'WholeNumber';
  const low = minimum ?? exclusiveMinimum;
  if (low === undefined && maximum === undefined && exclusiveMaximum === undefined) {
    const text = {type: 'string', pattern: isWhole ? WHOLE_NUMBER_TEXT : NUMBER_TEXT};
    return shared(context, `${LENIENT_PREFIX}${kind}`, [
      ...(isWhole ? [{type: 'number'}] : []),
      text,
    ]);
  }
  if ((low !== 0 && low !== 1) || exclusiveMaximum !== undefined) {
    return undefined;
  }
  const isPositive = low === 1 || exclusiveMinimum !== undefined;
  const pattern = textFrom(isPositive, maximum, isWhole);
  const text = pattern === undefined ? [] : [{type: 'string', pattern}];
  // Python cuts off what stands behind the point.
  const numbers = {
    type: 'number',
    ...(isPositive ? {minimum: 1} : {exclusiveMinimum: -1}),
    ...(maximum !== undefined && {exclusiveMaximum: maximum + 1}),
  };
  const branches = isWhole ? [numbers, ...text] : text;
  return branches.length > 0 ? {title: LENIENT_TITLE, anyOf: branches} : undefined;
}

/** Returns the pattern of texts with a number from 0 on, or above; up to a power of ten, or without end. */
function textFrom(
  isPositive: boolean,
  maximum: number | undefined,
  isWhole: boolean,
): string | undefined {
  const places = maximum === undefined ? undefined : Math.log10(maximum);
  if (places !== undefined && !Number.isInteger(places)) {
    return undefined;
  }
  const fraction = (digits: string) => (isWhole ? '' : String.raw`(\.${digits})?`);
  const number =
    places === undefined
      ? String.raw`\d+${fraction(String.raw`\d*`)}`
      : String.raw`(0*\d{1,${Math.max(places, 1)}}${fraction(String.raw`\d*`)}|0*10{${places}}${fraction('0*')})`;
  const upToOne = String.raw`(0+${fraction(String.raw`\d*`)}|0*1${fraction('0*')})`;
  return String.raw`^\s*\+?${isPositive ? '(?=.*[1-9])' : ''}${places === 0 ? upToOne : number}\s*$`;
}

function shared(context: SchemaContext, name: string, branches: JsonSchema[]): JsonSchema {
  return context.define(name, () => ({title: LENIENT_TITLE, anyOf: branches}));
}
