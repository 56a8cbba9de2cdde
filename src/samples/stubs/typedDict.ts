import type {ApiClass, ApiParameter} from '../../reference/model/types';
import type {Sdk} from '../sdk';
import {pathOf} from './bases';
import {typeParameters} from './typeParameters';
import type {StubWriter} from './writer';

/**
 * Lines of a TypedDict, with the keys of its bases written out: these may be private. Keys
 * that are no identifiers need the form of a call.
 */
export function typedDictStub(sdk: Sdk, writer: StubWriter, cls: ApiClass): string[] {
  const keys = cls.init?.parameters.filter(({kind}) => kind !== 'var-keyword') ?? [];
  const base = writer.of('typing', 'TypedDict');
  if (keys.some(({name}) => !/^[A-Za-z_]\w*$/.test(name))) {
    const entries = keys.map((key) => `'${key.name}': ${keyType(writer, key)}`);
    return [`${cls.name} = ${base}('${cls.name}', {${entries.join(', ')}})`];
  }
  const variables = cls.bases.filter((path) => pathOf(path) === 'typing.Generic');
  const bases = [base, ...variables.map((variable) => writer.type(variable, 'held'))];
  const body = keys.map((key) => `${key.name}: ${keyType(writer, key)}`);
  return [
    `class ${cls.name}${typeParameters(writer, cls.typeParameters)}(${bases.join(', ')}):`,
    ...(body.length > 0 ? body : ['...']).map((line) => `    ${line}`),
  ];
}

/** A key that may be left out has a default in the model. */
function keyType(writer: StubWriter, {type, default: optional}: ApiParameter): string {
  const inner = type && isRequirement(type) ? type.slice(1) : undefined;
  const text = inner ? unwrapped(writer, inner) : writer.type(type, 'held');
  return optional ? `${writer.of('typing', 'NotRequired')}[${text}]` : text;
}

function isRequirement(type: NonNullable<ApiParameter['type']>): boolean {
  return /\.(NotRequired|Required)$/.test(pathOf(type) ?? '');
}

/** `[int]` as `int`. */
function unwrapped(writer: StubWriter, type: NonNullable<ApiParameter['type']>): string {
  return writer.type(type, 'held').replace(/^\[|\]$/g, '');
}
