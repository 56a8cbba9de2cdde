import type {Sdk} from '../sdk';
import type {PyrightDiagnostic} from './pyright';

/**
 * Rules for values that a sample gives a name before it passes them. Written in the call,
 * the same value is checked in full; named, the checker has forgotten what the literal held.
 */

/** `options = {...}` is a plain dict, whatever its keys; TypedDicts take only dicts in place. */
export function isNamedDict(sdk: Sdk, {rule, message}: PyrightDiagnostic): boolean {
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
 * `names = {"a": 1}` is a `dict[str, int]`, and no `dict[Literal["a"], int | str]`, though what
 * it holds would do: a member of the wanted union, or a text for a choice of texts.
 */
export function isHarmlessInvariance(sdk: Sdk, {message}: PyrightDiagnostic): boolean {
  const pairs = [...message.matchAll(/is invariant, but "([^"]+)" is not the same as "([^"]+)"/g)];
  return (
    pairs.length > 0 &&
    pairs.every(
      ([, given = '', wanted = '']) =>
        members(given).every((name) => members(wanted).includes(name)) ||
        (given === 'str' && isChoice(sdk, wanted)),
    )
  );
}

/** The parts of a union, brackets heeded. */
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
  const symbol = sdk.onlyOne(name.split('[', 1)[0] as string);
  return symbol?.kind === 'class' && symbol.flavour === 'typed-dict';
}

/** A `Literal`, or an alias of the SDK for one. */
function isChoice(sdk: Sdk, type: string): boolean {
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
