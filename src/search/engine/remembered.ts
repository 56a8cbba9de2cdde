/** A function that works out each answer once. */
export function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) {
      return before;
    }
    const value = make(key);
    known.set(key, value);
    return value;
  };
}
