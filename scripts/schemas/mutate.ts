import fc from 'fast-check';

/** One change of a file: what stands at a path afterwards, or nothing at all. */
export interface Change {
  readonly path: readonly (string | number)[];
  /** Without one, what stands there is taken out. */
  readonly value?: unknown;
}

/** What a person gets wrong: types, limits, spelling, empty values, one level too many or too few. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  0.5,
  1.5,
  1e9,
  '',
  'text',
  'a b',
  '1',
  '0.5',
  'true',
  '2024-01-31',
  'https://example.org',
  '{{ some_name }}',
  'before {{ some_name }}',
  'bitfount.NoSuchName',
  [],
  {},
  ['text'],
  [1],
  [null],
  [[]],
  {key: 'value'},
  {name: 'text'},
  {key: null},
];

const MOVES = ['remove', 'set', 'set', 'borrow', 'rename', 'add', 'wrap', 'unwrap'] as const;

export type ValuesByKey = ReadonlyMap<string | number | undefined, readonly unknown[]>;

interface Draw {
  readonly move: (typeof MOVES)[number];
  readonly spot: number;
  readonly choice: number;
}

/** Draws of one or two changes; `changesOf` makes them fit a file. */
export const draws: fc.Arbitrary<readonly Draw[]> = fc.array(
  fc.record({move: fc.constantFrom(...MOVES), spot: fc.nat(), choice: fc.nat()}),
  {minLength: 1, maxLength: 2},
);

/**
 * Makes changes of a file from draws.
 *
 * @param words texts that schemas name, for values of the right type that are wrong at their place
 * @param values by their keys, from this and other files, to put others in their places
 */
export function changesOf(
  file: unknown,
  drawn: readonly Draw[],
  words: readonly string[],
  values: ValuesByKey,
): Change[] {
  const changes: Change[] = [];
  let current = file;
  for (const draw of drawn) {
    const change = changeOf(current, draw, words, values);
    if (change) {
      changes.push(...change);
      current = change.reduce(apply, current);
    }
  }
  return changes;
}

/** Returns a file with a change. */
export function apply(file: unknown, {path, ...change}: Change): unknown {
  const [step, ...rest] = path;
  if (step === undefined) {
    return 'value' in change ? change.value : null;
  }
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(file)
    ? [...(file as unknown[])]
    : {...(file as object)};
  const own = copy as Record<string | number, unknown>;
  if (rest.length > 0) {
    own[step] = apply(own[step], {path: rest, ...change});
  } else if ('value' in change) {
    own[step] = change.value;
  } else if (Array.isArray(copy)) {
    copy.splice(Number(step), 1);
  } else {
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a copy of plain data
    delete own[step];
  }
  return copy;
}

function changeOf(
  file: unknown,
  {move, spot, choice}: Draw,
  words: readonly string[],
  values: ValuesByKey,
): Change[] | undefined {
  const spots = pathsIn(file);
  const path = at(spots, spot);
  if (!path) {
    return undefined;
  }
  const old = valueAt(file, path);
  switch (move) {
    case 'remove':
      return [{path}];
    case 'set':
      return [{path, value: at([...VALUES, at(words, spot)], choice)}];
    case 'borrow': {
      const others = values.get(path.at(-1)) ?? [];
      return others.length > 0 ? [{path, value: at(others, choice)}] : undefined;
    }
    case 'rename':
      return typeof path.at(-1) === 'string'
        ? [{path}, {path: [...path.slice(0, -1), `${path.at(-1)}s`], value: old}]
        : undefined;
    case 'add':
      return typeof path.at(-1) === 'string'
        ? [{path: [...path.slice(0, -1), at(words, spot) ?? 'key'], value: at(VALUES, choice)}]
        : undefined;
    case 'wrap':
      return [{path, value: [old]}];
    case 'unwrap':
      return Array.isArray(old) && old.length > 0 ? [{path, value: old[0]}] : undefined;
  }
}

function at<T>(items: readonly T[], index: number): T | undefined {
  return items[index % items.length];
}

/** Collects the values in files by their keys, or by their places in lists. */
export function valuesByKey(files: readonly unknown[]): ValuesByKey {
  const found = new Map<string | number | undefined, unknown[]>();
  for (const file of files) {
    for (const path of pathsIn(file)) {
      const key = path.at(-1);
      const values = found.get(key) ?? [];
      values.push(valueAt(file, path));
      found.set(key, values);
    }
  }
  return found;
}

/** Returns the paths of all values in a file, but for the file itself. */
function pathsIn(value: unknown, above: readonly (string | number)[] = []): Change['path'][] {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(typeof value === 'object' && value !== null ? value : {});
  return entries.flatMap(([step, inner]) => {
    const path = [...above, step];
    return [path, ...pathsIn(inner, path)];
  });
}

function valueAt(file: unknown, path: Change['path']): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    file,
  );
}
