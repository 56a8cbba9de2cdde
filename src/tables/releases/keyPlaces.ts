import {diffKeys, type KeyChange, namesOfMapping} from '../../releases/diff/keys';
import type {Release} from '../../releases/types';
import {POD_FILE, TASK_FILE, TEMPLATE_FILE} from '../../site/sdkPaths';

const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** The mappings of whole files, with what readers call them. */
const FILES: ReadonlyMap<string, string> = new Map([
  [nameOf(POD_FILE), 'a pod file'],
  [nameOf(TASK_FILE), 'a task file'],
  [nameOf(TEMPLATE_FILE), 'a template'],
]);

/** Where readers find a mapping: the name in code that leads to it, and words before it. */
export interface KeyPlace {
  readonly words: string;
  readonly code?: string;
}

/**
 * Tells where the mappings of YAML files stand: under the name that chooses them, such as
 * `bitfount.SqlQuery`, else under a key of a file.
 */
export function keyPlaces({mappings}: Release): ReadonlyMap<string, KeyPlace> {
  const places = new Map<string, KeyPlace>();
  const queue = [...FILES].map(([mapping, words]) => {
    places.set(mapping, {words});
    return mapping;
  });
  for (let mapping = queue.shift(); mapping !== undefined; mapping = queue.shift()) {
    const above = places.get(mapping);
    for (const [key, {mappings: below}] of mappings.get(mapping) ?? []) {
      for (const inner of below.filter((one) => !places.has(one))) {
        const [name] = namesOfMapping(mappings.get(inner));
        places.set(inner, name === undefined ? within(inner, key, above) : {words: '', code: name});
        queue.push(inner);
      }
    }
  }
  return places;
}

function within(mapping: string, key: string, above: KeyPlace | undefined): KeyPlace {
  const isSource = key === 'datasource_args';
  const path = above?.code === undefined ? key : `${above.code}.${key}`;
  const isNamed = above?.code?.startsWith('bitfount.') === true;
  if (isSource) {
    return {words: '', code: mapping.replace(/Args$/, '')};
  }
  return isNamed && above?.code !== undefined
    ? {words: '', code: above.code}
    : {words: '', code: path};
}

/** Returns the changes of keys that stand in pod or task files, which pages list and count. */
export function keyChanges(
  before: Release,
  after: Release,
  places = [keyPlaces(before), keyPlaces(after)],
): KeyChange[] {
  return diffKeys(before, after).filter(({mapping}) => places.some((of) => of.has(mapping)));
}
