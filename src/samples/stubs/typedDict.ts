import type {ApiClass, ApiParameter} from '../../reference/model/types';
import type {Sdk} from '../sdk';
import {pathOf} from './bases';
import {typeParameters} from './typeParameters';
import type {StubWriter} from './writer';

/**
 * Writes a TypedDict. Keys of its bases are written out, because the bases may be private. Keys
 * that are not identifiers need the functional syntax.
 */
export function typedDictStub(sdk: Sdk, writer: StubWriter, cls: ApiClass): string[] {
  const keys = cls.init?.parameters.filter(({kind}) => kind !== 'var-keyword') ?? [];
  const base = writer.qualified('typing', 'TypedDict');
  if (keys.some(({name}) => !/^[A-Za-z_]\w*$/.test(name))) {
    const entries = keys.map((key) => `'${key.name}': ${keyType(writer, key)}`);
    return [`${cls.name} = ${base}('${cls.name}', {${entries.join(', ')}})`];
  }
  const variables = cls.bases.filter((path) => pathOf(path) === 'typing.Generic');
  const bases = [base, ...variables.map((variable) => writer.type(variable, 'output'))];
  const body = keys.map((key) => `${key.name}: ${keyType(writer, key)}`);
  return [
    `class ${cls.name}${typeParameters(writer, cls.typeParameters)}(${bases.join(', ')}):`,
    ...(body.length > 0 ? body : ['...']).map((line) => `    ${line}`),
  ];
}

/** Writes the type of a key; in the model an optional key has a default. */
function keyType(writer: StubWriter, {type, default: optional}: ApiParameter): string {
  const inner = type && isRequirement(type) ? type.slice(1) : undefined;
  const text = inner ? withoutBrackets(writer, inner) : writer.type(type, 'output');
  return optional ? `${writer.qualified('typing', 'NotRequired')}[${text}]` : text;
}

function isRequirement(type: NonNullable<ApiParameter['type']>): boolean {
  return /\.(NotRequired|Required)$/.test(pathOf(type) ?? '');
}

/** Writes `[int]` as `int`. */
function withoutBrackets(writer: StubWriter, type: NonNullable<ApiParameter['type']>): string {
  return writer.type(type, 'output').replace(/^\[|\]$/g, '');
}
