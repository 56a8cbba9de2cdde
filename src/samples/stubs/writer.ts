import type {ApiMember, TypeText} from '../../reference/model/types';
import type {Sdk} from '../sdk';
import {opaqueName, SUPPORT} from './support';
import {isThirdParty, TRANSPARENT} from './thirdParty';

/** `given`: what a caller passes; `held`: what an attribute or result is. */
export type Side = 'given' | 'held';

/** Writes types into one stub, and knows the imports that they need. */
export interface StubWriter {
  /** A type as an expression; `Any` where the model's text cannot be one. */
  type(text: TypeText | undefined, side: Side): string;
  /** The expression for a dotted path of the model. */
  name(path: string, side: Side): string;
  /** A name of a module that is no third party's, such as `Any` of `typing`. */
  of(module: string, name: string): string;
  /** Import lines for all that was written. */
  imports(): string[];
}

const WORDS_OF_LITERALS = new Set(['None', 'True', 'False', 'b', 'covariant', 'contravariant']);

export function createWriter(sdk: Sdk): StubWriter {
  const modules = new Map<string, string>();

  /** Modules go by an alias that no name of the SDK can hide. */
  function of(module: string, name: string): string {
    const alias = `_${module.replaceAll('.', '__')}`;
    modules.set(module, alias);
    return `${alias}.${name}`;
  }

  function name(path: string, side: Side): string {
    const any = of('typing', 'Any');
    if (path.split('.', 1)[0] === 'bitfount') {
      const found = sdk.find(path);
      return found?.kind === 'symbol' && canBeType(found.symbol)
        ? of(found.module.path, found.path.slice(found.module.path.length + 1))
        : any;
    }
    if (TRANSPARENT.has(path)) {
      return of(SUPPORT, 'Transparent');
    }
    if (isThirdParty(path)) {
      const opaque = side === 'given' ? opaqueName(path) : undefined;
      return opaque ? of(SUPPORT, opaque) : any;
    }
    const [module, ...names] = splitPath(path);
    return module ? of(module, names.join('.')) : any;
  }

  function type(text: TypeText | undefined, side: Side): string {
    if (!text || text.some((part) => typeof part === 'string' && !isKnown(part))) {
      return of('typing', 'Any');
    }
    return text
      .map((part, index) => {
        if (typeof part === 'string') {
          return part;
        }
        const written = name(part[1], side);
        // Parameters that the model does not hold are any parameters, which is not `Any`.
        const isParameters = written === of('typing', 'Any') && isCallable(text, index - 2);
        return isParameters && text[index - 1] === '[' ? '...' : written;
      })
      .join('');
  }

  return {
    type,
    name,
    of,
    imports: () => [...modules].sort().map(([module, alias]) => `import ${module} as ${alias}`),
  };
}

function isCallable(text: TypeText, index: number): boolean {
  const part = text[index];
  return Array.isArray(part) && /\.Callable$/.test(part[1] as string);
}

const TYPE_LABELS = ['enum-member', 'type-alias', 'type-var'];

/** A variable with a value is no type; the model labels those that are. Members are for `Literal`. */
function canBeType(symbol: ApiMember): boolean {
  return (
    symbol.kind === 'class' ||
    (symbol.kind === 'attribute' && symbol.labels.some((label) => TYPE_LABELS.includes(label)))
  );
}

/** Plain text of a type holds brackets, literals and keywords, but no names and no calls. */
function isKnown(text: string): boolean {
  const bare = text.replace(/"[^"]*"|'[^']*'/g, '');
  const names = bare.match(/(?<![\w.])[A-Za-z_]\w*/g) ?? [];
  return !/…|(?<!\[)\(/.test(bare) && names.every((word) => WORDS_OF_LITERALS.has(word));
}

/** Module and name of something of the standard library; classes are capitalised there. */
function splitPath(path: string): [module: string | undefined, ...names: string[]] {
  const parts = path.split('.');
  let end = parts.length - 1;
  while (end > 1 && /^[A-Z]/.test(parts[end - 1] as string)) {
    end -= 1;
  }
  return end < 1 ? [undefined] : [parts.slice(0, end).join('.'), ...parts.slice(end)];
}
