import type {ApiFunction, ApiSignature} from '../../reference/model/types';
import type {Sdk} from '../sdk';
import {functionSignatures} from '../signature';
import {writeParameters} from './parameters';
import {typeParameters} from './typeParameters';
import type {StubWriter} from './writer';

const VALUE_LABELS = ['property', 'cached', 'computed-field'] as const;

/** Lines of one function or method; `inClass` gives it `self` or `cls`. */
export function functionStub(
  sdk: Sdk,
  writer: StubWriter,
  fn: ApiFunction,
  inClass: boolean,
): string[] {
  if (inClass && VALUE_LABELS.some((label) => fn.labels.includes(label))) {
    return propertyStub(writer, fn);
  }
  const signatures = functionSignatures(sdk, fn);
  const decorators = decoratorsOf(writer, fn, inClass);
  const first = inClass && !fn.labels.includes('static') ? firstParameter(fn) : undefined;
  const head = (parameters: string, {returns}: ApiSignature) => {
    // The source of an async generator is no coroutine: the call itself gives the iterator.
    const isAsync = fn.labels.includes('async') && !fn.labels.includes('generator');
    const result = returns ? ` -> ${writer.type(returns, 'held')}` : '';
    const generics = typeParameters(writer, fn.typeParameters);
    return `${isAsync ? 'async ' : ''}def ${fn.name}${generics}(${parameters})${result}: ...`;
  };
  if (!signatures) {
    // A decorator that the model cannot follow may have changed what the call takes.
    const any = writer.of('typing', 'Any');
    const open = [...(first ? [first] : []), `*args: ${any}`, `**kwargs: ${any}`].join(', ');
    return [...decorators, head(open, fn)];
  }
  const ways = fn.overloads?.length ? fn.overloads : [fn];
  return ways.flatMap((way) => {
    const [{forwarded, openKeywords} = {forwarded: [], openKeywords: true}] = signatures;
    const parameters = writeParameters(writer, way.parameters, {
      ...(first && {first}),
      forwarded,
      openKeywords,
    });
    return [
      ...(ways.length > 1 ? [`@${writer.of('typing', 'overload')}`] : []),
      ...decorators,
      head(parameters, way),
    ];
  });
}

function propertyStub(writer: StubWriter, fn: ApiFunction): string[] {
  const result = writer.type(fn.returns, 'held');
  const lines = [
    `@${writer.of('builtins', 'property')}`,
    ...abstract(writer, fn),
    `def ${fn.name}(self) -> ${result}: ...`,
  ];
  if (fn.labels.includes('setter')) {
    lines.push(
      `@${fn.name}.setter`,
      `def ${fn.name}(self, value: ${writer.of('typing', 'Any')}) -> None: ...`,
    );
  }
  // What is cached is stored, and may be replaced.
  return fn.labels.includes('cached') ? [`${fn.name}: ${result}`] : lines;
}

function decoratorsOf(writer: StubWriter, fn: ApiFunction, inClass: boolean): string[] {
  const {labels} = fn;
  const lines: string[] = [];
  if (inClass && labels.includes('class')) {
    lines.push(`@${writer.of('builtins', 'classmethod')}`);
  } else if (inClass && labels.includes('static')) {
    lines.push(`@${writer.of('builtins', 'staticmethod')}`);
  }
  if (labels.includes('context-manager')) {
    const name = labels.includes('async') ? 'asynccontextmanager' : 'contextmanager';
    lines.push(`@${writer.of('contextlib', name)}`);
  }
  return [...lines, ...(inClass ? abstract(writer, fn) : [])];
}

function abstract(writer: StubWriter, fn: ApiFunction): string[] {
  return fn.labels.includes('abstract') ? [`@${writer.of('abc', 'abstractmethod')}`] : [];
}

function firstParameter({labels}: ApiFunction): string {
  return labels.includes('class') ? 'cls' : 'self';
}
