/** Old spellings of the generic types that Python has built in by now. */
const BUILT_IN = new Set(['Dict', 'FrozenSet', 'List', 'Set', 'Tuple', 'Type']);

/**
 * Whether two annotations mean the same: `Optional[X]` and `X | None`, `Union[A, B]` and `B | A`,
 * `List[X]` and `list[X]`.
 */
export function isSameType(a: string | undefined, b: string | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && normal(a) === normal(b));
}

/** One spelling for all that mean the same; members of a union are sorted, each is there once. */
function normal(type: string): string {
  const members = [...new Set(split(type, '|').flatMap(unionMembers))];
  return members.sort().join(' | ');
}

function unionMembers(type: string): string[] {
  const [, path = '', inner] = /^([\w.]+)\[(.*)\]$/s.exec(type) ?? [];
  if (inner === undefined) {
    return [type];
  }
  const name = path.replace(/^(?:typing|typing_extensions|t)\./, '');
  const parts = split(inner, ',').map(normal);
  if (name === 'Optional' || name === 'Union') {
    const all = parts.flatMap((part) => split(part, '|'));
    return name === 'Optional' ? [...all, 'None'] : all;
  }
  const builtIn = BUILT_IN.has(name) ? name.toLowerCase() : path;
  return [`${builtIn}[${parts.join(', ')}]`];
}

/** Cuts at a sign that stands outside brackets and quotes. */
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
