import type {Unit} from './units';

const NOTATION = /^[@*\s]|[(]|\s$/;

/** Name of a symbol without what is only notation: `get_data()` is `get_data`. */
export function bareName(name: string): string {
  return NOTATION.test(name)
    ? name
        .replace(/\(.*$/s, '')
        .replace(/^[@*]+/, '')
        .trim()
    : name;
}

/** Name of a symbol without its owner: `Pod.start()` is `start`. */
export function ownName(name: string): string {
  return bareName(name).replace(/^.*\./s, '');
}

/** Dotted path of a symbol's place; parts that repeat their owner are taken once. */
export function dottedPath({parents, name}: Unit): string {
  return [...parents, name].reduce(joinPath, '');
}

function joinPath(path: string, part: string): string {
  const name = bareName(part);
  if (path === '') {
    return name;
  }
  const last = path.slice(path.lastIndexOf('.') + 1);
  return name.startsWith(last) && name[last.length] === '.'
    ? path + name.slice(last.length)
    : `${path}.${name}`;
}
