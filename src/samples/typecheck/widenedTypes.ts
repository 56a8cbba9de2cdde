import type {Sdk} from '../sdk';
import type {PyrightDiagnostic} from './pyright';

/**
 * A literal in a call is checked against the type of the parameter. Assigned to a variable first,
 * it gets a wider type of its own, which pyright then rejects for the parameter:
 * https://microsoft.github.io/pyright/#/type-inference
 */

/** Whether a dict from a variable is passed as a TypedDict, which accepts only dict literals. */
export function isWidenedDict(sdk: Sdk, {rule, message}: PyrightDiagnostic): boolean {
  const [, given = '', wanted = ''] =
    /^(?:Argument of t|T)ype "([^"]+)" .* of type "([^"]+)"/.exec(message) ??
    /^Type "([^"]+)" is not assignable to (?:return|declared) type "([^"]+)"/.exec(message) ??
    [];
  return (
    /^report(Argument|Assignment|Return)Type$/.test(rule ?? '') &&
    given.startsWith('dict[str, ') &&
    members(wanted).some((name) => isTypedDict(sdk, name))
  );
}

/**
 * Whether type arguments differ only by widening: `names = {"a": 1}` is a `dict[str, int]`, not
 * the `dict[Literal["a"], int | str]` that a parameter declares.
 */
export function isWidenedTypeArgument(sdk: Sdk, {message}: PyrightDiagnostic): boolean {
  const pairs = [...message.matchAll(/is invariant, but "([^"]+)" is not the same as "([^"]+)"/g)];
  return (
    pairs.length > 0 &&
    pairs.every(
      ([, given = '', wanted = '']) =>
        members(given).every((name) => members(wanted).includes(name)) ||
        (given === 'str' && isLiteral(sdk, wanted)),
    )
  );
}

/** Splits a union at its top level: a `|` within brackets belongs to a member. */
function members(type: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of type) {
    depth += /[[(]/.test(character) ? 1 : /[\])]/.test(character) ? -1 : 0;
    if (character === '|' && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += character;
    }
  }
  return parts.map((part) => part.trim());
}

function isTypedDict(sdk: Sdk, name: string): boolean {
  const symbol = sdk.uniqueSymbol(name.split('[', 1)[0] as string);
  return symbol?.kind === 'class' && symbol.flavour === 'typed-dict';
}

/** Whether a type is a `Literal`, or an alias of the SDK for one. */
function isLiteral(sdk: Sdk, type: string): boolean {
  if (type.startsWith('Literal[')) {
    return true;
  }
  return [...sdk.model.modules.values()].some(({symbols}) =>
    symbols.some((symbol) => {
      const [first] = (symbol.kind === 'attribute' && symbol.value) || [];
      return symbol.name === type && typeof first === 'object' && first[1] === 'typing.Literal';
    }),
  );
}
