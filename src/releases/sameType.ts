/** Names in `typing` of generic types that are now built into Python. */
const BUILT_IN = new Set(['Dict', 'FrozenSet', 'List', 'Set', 'Tuple', 'Type']);

/**
 * Tells whether two annotations mean the same: `Optional[X]` and `X | None`, `Union[A, B]` and `B | A`,
 * `List[X]` and `list[X]`.
 */
export function isSameType(a: string | undefined, b: string | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && normalise(a) === normalise(b));
}

/** Normalises an annotation: sorts the members of a union and removes duplicates. */
function normalise(type: string): string {
  const members = [...new Set(split(type, '|').flatMap(unionMembers))];
  return members.sort().join(' | ');
}

function unionMembers(type: string): string[] {
  const [, path = '', inner] = /^([\w.]+)\[(.*)\]$/s.exec(type) ?? [];
  if (inner === undefined) {
    return [type];
  }
  const name = path.replace(/^(?:typing|typing_extensions|t)\./, '');
  const parts = split(inner, ',').map(normalise);
  if (name === 'Optional' || name === 'Union') {
    const all = parts.flatMap((part) => split(part, '|'));
    return name === 'Optional' ? [...all, 'None'] : all;
  }
  const builtIn = BUILT_IN.has(name) ? name.toLowerCase() : path;
  return [`${builtIn}[${parts.join(', ')}]`];
}

/** Splits at a character, except inside brackets and quotes. */
function split(text: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote === '' && /['"]/.test(letter)) {
      quote = letter;
    } else if (letter === quote) {
      quote = '';
    } else if (quote === '') {
      depth += Number('[({'.includes(letter)) - Number('])}'.includes(letter));
    }
    if (letter === sign && depth === 0 && quote === '') {
      parts.push('');
    } else {
      parts[parts.length - 1] += letter;
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
