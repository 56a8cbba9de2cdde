import type {ApiAttribute, TypeText} from '../../reference/model/types';
import type {StubWriter} from './writer';

/** Writes a variable of a module. */
export function variableStub(writer: StubWriter, attribute: ApiAttribute): string[] {
  const {name, labels, value, type} = attribute;
  if (labels.includes('type-var')) {
    return [`${name} = ${typeVariable(writer, name, value)}`];
  }
  if (labels.includes('type-alias')) {
    return [
      `${name}: ${writer.qualified('typing', 'TypeAlias')} = ${writer.type(value, 'output')}`,
    ];
  }
  const plain = literal(value);
  return plain !== undefined && labels.includes('constant')
    ? [`${name}: ${writer.qualified('typing', 'Final')} = ${plain}`]
    : [`${name}: ${writer.type(withoutFinal(type), 'output')}`];
}

/** Writes an attribute of a class. */
export function attributeStub(writer: StubWriter, attribute: ApiAttribute): string[] {
  const {name, labels, value, type, required} = attribute;
  if (labels.includes('enum-member')) {
    return [`${name} = ${literal(value) ?? '...'}`];
  }
  const optional = labels.includes('field') && required === false;
  const held = isUnionWithoutNone(type) ? undefined : withoutFinal(type);
  return [`${name}: ${writer.type(held, 'output')}${optional ? ' = ...' : ''}`];
}

function typeVariable(writer: StubWriter, name: string, value: TypeText | undefined): string {
  const source = value?.map((part) => (typeof part === 'string' ? part : part[0])).join('') ?? '';
  const kind = /^(?:\w+\.)?(TypeVar|ParamSpec)\(/.exec(source)?.[1] ?? 'TypeVar';
  const bound = boundOf(value);
  const parts = [
    `'${name}'`,
    ...(bound ? [`bound=${writer.type(bound, 'output')}`] : []),
    ...(/\bcovariant=True/.test(source) ? ['covariant=True'] : []),
    ...(/\bcontravariant=True/.test(source) ? ['contravariant=True'] : []),
  ];
  return `${writer.qualified('typing', kind)}(${parts.join(', ')})`;
}

/** Reads the expression after `bound=`. */
function boundOf(value: TypeText = []): TypeText | undefined {
  const start = value.findIndex((part) => typeof part === 'string' && part.endsWith('bound='));
  if (start < 0) {
    return undefined;
  }
  const rest = value.slice(start + 1);
  const last = rest.at(-1);
  const end = typeof last === 'string' ? last.replace(/(, \w+=\w+)*\)$/, '') : '';
  return [...rest.slice(0, -1), ...(end ? [end] : [])];
}

/**
 * Whether a type is a union such as "one algorithm or a list of them". A sample knows which of
 * these it has assigned; the attribute's type cannot, so it becomes `Any`.
 */
function isUnionWithoutNone(type: TypeText = []): boolean {
  const [first] = type;
  const isUnion = typeof first !== 'string' && first?.[1] === 'typing.Union';
  return isUnion && !type.some((part) => part === 'None' || part === ', None]');
}

/** Drops a bare `Final`, which does not declare the type of the value. */
function withoutFinal(type: TypeText | undefined): TypeText | undefined {
  const [only] = type ?? [];
  return type?.length === 1 && typeof only !== 'string' && only?.[1].endsWith('.Final')
    ? undefined
    : type;
}

/** Reads a single string, number or boolean literal. */
function literal(value: TypeText | undefined): string | undefined {
  const [only] = value ?? [];
  return value?.length === 1 &&
    typeof only === 'string' &&
    /^(?:'[^'\\…]*'|"[^"\\…]*"|-?\d[\d_.]*|True|False)$/.test(only)
    ? only
    : undefined;
}
