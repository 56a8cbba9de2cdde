import {statSync} from 'node:fs';

import {memoizeLatest} from './memoize';

/** Memoizes a function of a file's path: it runs once for each change of the file. */
export function memoizeFile<T>(make: (file: string) => T): (file: string) => T {
  const latest = memoizeLatest((file: string, _changed: number) => make(file));
  return (file) => latest(file, statSync(file).mtimeMs);
}
