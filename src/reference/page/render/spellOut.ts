import type {Resolver} from '../../model/resolve';
import type {TypeText} from '../../model/types';

/** What can replace a name in any expression: a name, a text, a number, a container, a union. */
const REPLACES_A_NAME = /^(?:[\w.]+(?:\[.*\])?|(['"]).*\1|-?[\d.e-]+|[[({].*[\])}])$| \| /s;

/** A name says more than a longer meaning. */
const LONGEST_MEANING = 320;

/**
 * Replaces private type aliases and constants in an expression by what they stand for, as no page
 * explains them. A type that contains itself, or is long, keeps its name.
 */
export function spellOut(
  expression: TypeText,
  resolver: Resolver,
  within: readonly string[] = [],
): TypeText {
  return expression.flatMap((token): TypeText => {
    const [, path] = typeof token === 'string' ? [] : token;
    const meaning = path === undefined ? undefined : resolver.privateName(path);
    if (path === undefined || !meaning || isCircular(path, meaning, within)) {
      return [token];
    }
    const spelt = spellOut(meaning, resolver, [...within, path]);
    const text = plainType(spelt);
    const fits = expression.length === 1 || REPLACES_A_NAME.test(text);
    return fits && text.length <= LONGEST_MEANING ? spelt : [token];
  });
}

function isCircular(path: string, meaning: TypeText, within: readonly string[]): boolean {
  const named = meaning.flatMap((token) => (typeof token === 'string' ? [] : [token[1]]));
  return [path, ...within].some((one) => named.includes(one));
}

/** Returns the text of an expression without links. */
export function plainType(expression: TypeText): string {
  return expression.map((token) => (typeof token === 'string' ? token : token[0])).join('');
}
