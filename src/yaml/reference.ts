import type {FileKind} from './fileKinds';

const ELEMENTS = '/guides/SDK/bitfount-task-elements';

/** Returns the page of a key, with the place on it: paths below the site's base. */
export function referenceOf(kind: FileKind, path: readonly string[]): string {
  const keys = path.filter((part) => !/^\d+$/.test(part));
  if (kind === 'pod') {
    const end = keys.indexOf('datasource_args');
    return placeOn('pod-file', end < 0 ? keys : keys.slice(0, end + 1));
  }
  const [first, second, ...rest] = keys;
  if (first === 'template') {
    return '/guides/SDK/task-file#template';
  }
  if (first === 'task' && rest.length > 0 && (second === 'protocol' || second === 'algorithm')) {
    return second === 'protocol' ? `${ELEMENTS}/protocols` : `${ELEMENTS}/algorithms`;
  }
  return placeOn('task-file', keys);
}

function placeOn(page: 'pod-file' | 'task-file', keys: readonly string[]): string {
  const place = keys.length > 0 ? [page, ...keys].join('.') : 'keys';
  return `/guides/SDK/${page}#${place}`;
}
