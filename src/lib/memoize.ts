/** Where a memoized function keeps its answers: a `Map`, or a `WeakMap` where keys come and go. */
interface Answers<K, V> {
  get(key: K): V | undefined;
  has(key: K): boolean;
  set(key: K, value: V): unknown;
}

/**
 * Memoizes a function of one argument: it runs once for each key, unless it throws.
 *
 * @param known keeps the answers, and with them the keys; give a `WeakMap` for objects that nobody else
 *   holds for long
 */
export function memoize<K, V>(
  make: (key: K) => V,
  known: Answers<K, V> = new Map<K, V>(),
): (key: K) => V {
  return (key) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) {
      return before as V;
    }
    const value = make(key);
    known.set(key, value);
    return value;
  };
}

/**
 * Memoizes a function for as long as what it depends on stays the same: only the answer for the latest
 * version of each key is kept.
 *
 * @param make works out the answer from the key and its version: a text, the time of a file's last
 *   change, the second in which it is asked
 */
export function memoizeLatest<K, S, V>(make: (key: K, version: S) => V): (key: K, version: S) => V {
  const known = new Map<K, {readonly version: S; readonly value: V}>();
  return (key, version) => {
    const entry = known.get(key);
    if (entry && entry.version === version) {
      return entry.value;
    }
    const value = make(key, version);
    known.set(key, {version, value});
    return value;
  };
}
