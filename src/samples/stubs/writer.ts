import type {ApiMember, TypeText} from '../../reference/model/types';
import type {Sdk} from '../sdk';
import {opaqueName, SUPPORT} from './support';
import {isThirdParty, TRANSPARENT} from './thirdParty';

/** `input`: the type of a parameter; `output`: the type of an attribute, key or result. */
type Position = 'input' | 'output';

/** Writes the types of one stub and collects the imports that they need. */
export interface StubWriter {
  /** Writes a type as an expression; `Any` where the model's text is no valid one. */
  type(text: TypeText | undefined, position: Position): string;
  /** Writes the expression for a dotted path of the model. */
  name(path: string, position: Position): string;
  /** Imports a module (not a third party's) and qualifies a name of it, such as `typing.Any`. */
  qualified(module: string, name: string): string;
  /** Lists the import statements for everything written so far. */
  imports(): string[];
}

/** Words that may stand in the text of a type without being a name to import. */
const PLAIN_WORDS = new Set(['None', 'True', 'False', 'b', 'covariant', 'contravariant']);

/** Creates the writer of one stub file. */
export function createWriter(sdk: Sdk): StubWriter {
  const modules = new Map<string, string>();

  /** Aliases the module with an underscore, so that no name of the SDK shadows it. */
  function qualified(module: string, name: string): string {
    const alias = `_${module.replaceAll('.', '__')}`;
    modules.set(module, alias);
    return `${alias}.${name}`;
  }

  function name(path: string, position: Position): string {
    const any = qualified('typing', 'Any');
    if (path.split('.', 1)[0] === 'bitfount') {
      const found = sdk.find(path);
      return found?.kind === 'symbol' && canBeType(found.symbol)
        ? qualified(found.module.path, found.path.slice(found.module.path.length + 1))
        : any;
    }
    if (TRANSPARENT.has(path)) {
      return qualified(SUPPORT, 'Transparent');
    }
    if (isThirdParty(path)) {
      const opaque = position === 'input' ? opaqueName(path) : undefined;
      return opaque ? qualified(SUPPORT, opaque) : any;
    }
    const [module, ...names] = splitPath(path);
    return module ? qualified(module, names.join('.')) : any;
  }

  function type(text: TypeText | undefined, position: Position): string {
    if (!text || text.some((part) => typeof part === 'string' && !isTypeSyntax(part))) {
      return qualified('typing', 'Any');
    }
    return text
      .map((part, index) => {
        if (typeof part === 'string') {
          return part;
        }
        const written = name(part[1], position);
        // A ParamSpec that the model lacks accepts any parameters: `Callable[..., X]`, not `Any`.
        const isParameterList =
          written === qualified('typing', 'Any') && isCallable(text, index - 2);
        return isParameterList && text[index - 1] === '[' ? '...' : written;
      })
      .join('');
  }

  return {
    type,
    name,
    qualified,
    imports: () => [...modules].sort().map(([module, alias]) => `import ${module} as ${alias}`),
  };
}

function isCallable(text: TypeText, index: number): boolean {
  const part = text[index];
  return Array.isArray(part) && /\.Callable$/.test(part[1] as string);
}

const TYPE_LABELS = ['enum-member', 'type-alias', 'type-var'];

/**
 * Whether a symbol is valid in a type expression. Plain variables are not; the model labels the
 * aliases and type variables, and members of an enum stand in `Literal[...]`.
 */
function canBeType(symbol: ApiMember): boolean {
  return (
    symbol.kind === 'class' ||
    (symbol.kind === 'attribute' && symbol.labels.some((label) => TYPE_LABELS.includes(label)))
  );
}

/** Whether the plain text in a type is brackets, literals and keywords: no names, no calls. */
function isTypeSyntax(text: string): boolean {
  const bare = text.replace(/"[^"]*"|'[^']*'/g, '');
  const names = bare.match(/(?<![\w.])[A-Za-z_]\w*/g) ?? [];
  return !/…|(?<!\[)\(/.test(bare) && names.every((word) => PLAIN_WORDS.has(word));
}

/**
 * Splits a dotted path of the standard library into its module and the names in it. A nested
 * class belongs to the names: classes are capitalised, modules are not.
 */
function splitPath(path: string): [module: string | undefined, ...names: string[]] {
  const parts = path.split('.');
  let end = parts.length - 1;
  while (end > 1 && /^[A-Z]/.test(parts[end - 1] as string)) {
    end -= 1;
  }
  return end < 1 ? [undefined] : [parts.slice(0, end).join('.'), ...parts.slice(end)];
}
