import {isMapping} from '../validate';

/** Joins words: `a, b and c`. From many, it names the first ones and the number of the others. */
export function countedList(words: readonly string[], most = 6): string {
  const shown = words.slice(0, words.length > most ? most - 1 : most);
  const others = words.length - shown.length;
  const all = others > 0 ? [...shown, `${others} more`] : shown;
  const last = all.at(-1) ?? '';
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Counts things: `1 dataset`, `2 datasets`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The text of a value of a mapping, on one line; undefined without one. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (inner, key) => (isMapping(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
  return typeof found === 'string' || typeof found === 'number'
    ? String(found).replace(/\s+/g, ' ').slice(0, 80)
    : undefined;
}

/** The items of a value that is a list, or the value itself as the only one. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}
