import {statSync} from 'node:fs';

/** Derives a value from a file once per change of the file. */
export function createFileCache<T>(derive: (file: string) => T): (file: string) => T {
  const known = new Map<string, {changed: number; value: T}>();
  return (file) => {
    const changed = statSync(file).mtimeMs;
    const entry = known.get(file);
    if (entry?.changed === changed) {
      return entry.value;
    }
    const value = derive(file);
    known.set(file, {changed, value});
    return value;
  };
}

/**
 * Derives a value at most once in `milliseconds`: one scan serves all pages of a
 * build, and a page saved while the site runs is seen at the next compilation.
 */
export function createTimedCache<T>(derive: () => T, milliseconds = 1000): () => T {
  let value: T;
  let until = 0;
  return () => {
    if (Date.now() >= until) {
      value = derive();
      until = Date.now() + milliseconds;
    }
    return value;
  };
}
