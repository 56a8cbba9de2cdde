import type {Resolver} from '../../model/resolve';
import type {ApiMember, ApiModel} from '../../model/types';

/** Finds the exceptions that `raises X` items name. */
export interface ExceptionNames {
  /** Finds the dotted path of an exception; undefined when neither Python nor the SDK has the name. */
  path(name: string, raisedBy: ApiMember): string | undefined;
  /** Lists the names that a misspelt one may mean. */
  names(raisedBy: ApiMember): string[];
}

const BUILTIN = (
  'ArithmeticError AssertionError AttributeError BaseException BlockingIOError BrokenPipeError ' +
  'BufferError ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ' +
  'ConnectionResetError EOFError Exception ExceptionGroup FileExistsError FileNotFoundError ' +
  'FloatingPointError GeneratorExit ImportError IndexError InterruptedError IsADirectoryError ' +
  'KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError ' +
  'NotADirectoryError NotImplementedError OSError OverflowError PermissionError ' +
  'ProcessLookupError RecursionError ReferenceError RuntimeError StopAsyncIteration ' +
  'StopIteration SyntaxError SystemError SystemExit TimeoutError TypeError UnboundLocalError ' +
  'UnicodeDecodeError UnicodeEncodeError UnicodeError ValueError ZeroDivisionError'
).split(' ');

/** Collects the exceptions of Python, those of the SDK, and others that the SDK's code raises. */
export function exceptionNames(model: ApiModel, resolver: Resolver): ExceptionNames {
  const known = new Map(BUILTIN.map((name) => [name, `builtins.${name}`]));
  for (const module of model.modules.values()) {
    for (const path of module.symbols.flatMap(raisedIn)) {
      const name = lastPart(path);
      if (!known.has(name)) {
        known.set(name, path);
      }
    }
  }
  return {
    path(name, raisedBy) {
      const own = raisedIn(raisedBy).find((path) => path === name || lastPart(path) === name);
      const [symbol, ...others] = resolver.byName(name);
      const named = symbol && others.length === 0 ? symbol.path : undefined;
      // A dotted name is its own path (`requests.HTTPError`).
      return own ?? named ?? known.get(name) ?? (name.includes('.') || symbol ? name : undefined);
    },
    names: (raisedBy) => [...raisedIn(raisedBy).map(lastPart), ...known.keys()],
  };
}

function raisedIn(symbol: ApiMember): string[] {
  if (symbol.kind === 'attribute') {
    return [];
  }
  const members = symbol.kind === 'class' ? symbol.members.flatMap(raisedIn) : [];
  return [...(symbol.raises ?? []), ...members];
}

function lastPart(path: string): string {
  return path.split('.').at(-1) as string;
}
