import type {Release} from './types';

/** Splits a dotted path into its module and the rest; the module is empty where a release has none. */
export function splitPath(path: string, symbols: Release['symbols']): [string, string] {
  let end = path.length;
  while (end > 0 && symbols.get(path.slice(0, end))?.kind !== 'module') {
    end = path.lastIndexOf('.', end - 1);
  }
  return end > 0 ? [path.slice(0, end), path.slice(end + 1)] : ['', path];
}

/** Returns the path of what contains a symbol: its class or its module. */
export function ownerOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** Returns the last part of a dotted path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
