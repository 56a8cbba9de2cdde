import type {ApiFunction, ApiSignature} from '../../reference/model/types';
import type {Sdk} from '../sdk';
import {functionSignatures} from '../signature';
import {writeParameters} from './parameters';
import {typeParameters} from './typeParameters';
import type {StubWriter} from './writer';

const PROPERTY_LABELS = ['property', 'cached', 'computed-field'] as const;

/** Writes a function, or with `inClass` a method with its `self` or `cls`. */
export function functionStub(
  sdk: Sdk,
  writer: StubWriter,
  fn: ApiFunction,
  inClass: boolean,
): string[] {
  if (inClass && PROPERTY_LABELS.some((label) => fn.labels.includes(label))) {
    return propertyStub(writer, fn);
  }
  const signatures = functionSignatures(sdk, fn);
  const decorators = decoratorsOf(writer, fn, inClass);
  const first = inClass && !fn.labels.includes('static') ? firstParameter(fn) : undefined;
  const head = (parameters: string, {returns}: ApiSignature) => {
    // An async generator is declared with `def` in a stub: calling it returns the iterator.
    // https://mypy.readthedocs.io/en/stable/more_types.html#asynchronous-iterators
    const isAsync = fn.labels.includes('async') && !fn.labels.includes('generator');
    const result = returns ? ` -> ${writer.type(returns, 'output')}` : '';
    const generics = typeParameters(writer, fn.typeParameters);
    return `${isAsync ? 'async ' : ''}def ${fn.name}${generics}(${parameters})${result}: ...`;
  };
  if (!signatures) {
    // A decorator that the model does not know may have changed the signature.
    const any = writer.qualified('typing', 'Any');
    const open = [...(first ? [first] : []), `*args: ${any}`, `**kwargs: ${any}`].join(', ');
    return [...decorators, head(open, fn)];
  }
  const overloads = fn.overloads?.length ? fn.overloads : [fn];
  return overloads.flatMap((overload) => {
    const [{forwarded, acceptsAnyKeyword} = {forwarded: [], acceptsAnyKeyword: true}] = signatures;
    const parameters = writeParameters(writer, overload.parameters, {
      ...(first && {first}),
      forwarded,
      acceptsAnyKeyword,
    });
    return [
      ...(overloads.length > 1 ? [`@${writer.qualified('typing', 'overload')}`] : []),
      ...decorators,
      head(parameters, overload),
    ];
  });
}

function propertyStub(writer: StubWriter, fn: ApiFunction): string[] {
  const result = writer.type(fn.returns, 'output');
  const lines = [
    `@${writer.qualified('builtins', 'property')}`,
    ...abstract(writer, fn),
    `def ${fn.name}(self) -> ${result}: ...`,
  ];
  if (fn.labels.includes('setter')) {
    lines.push(
      `@${fn.name}.setter`,
      `def ${fn.name}(self, value: ${writer.qualified('typing', 'Any')}) -> None: ...`,
    );
  }
  // A cached property is stored as an attribute, which code may overwrite.
  return fn.labels.includes('cached') ? [`${fn.name}: ${result}`] : lines;
}

function decoratorsOf(writer: StubWriter, fn: ApiFunction, inClass: boolean): string[] {
  const {labels} = fn;
  const lines: string[] = [];
  if (inClass && labels.includes('class')) {
    lines.push(`@${writer.qualified('builtins', 'classmethod')}`);
  } else if (inClass && labels.includes('static')) {
    lines.push(`@${writer.qualified('builtins', 'staticmethod')}`);
  }
  if (labels.includes('context-manager')) {
    const name = labels.includes('async') ? 'asynccontextmanager' : 'contextmanager';
    lines.push(`@${writer.qualified('contextlib', name)}`);
  }
  return [...lines, ...(inClass ? abstract(writer, fn) : [])];
}

function abstract(writer: StubWriter, fn: ApiFunction): string[] {
  return fn.labels.includes('abstract') ? [`@${writer.qualified('abc', 'abstractmethod')}`] : [];
}

function firstParameter({labels}: ApiFunction): string {
  return labels.includes('class') ? 'cls' : 'self';
}
