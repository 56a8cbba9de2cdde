/** Groups values by a key, in the order in which the keys come first. */
export function groupBy<K, V>(values: Iterable<V>, keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(value);
  }
  return groups;
}
