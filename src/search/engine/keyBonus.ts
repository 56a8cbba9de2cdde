import {SCHEMAS} from '../../site/sdkPaths';
import type {Unit} from './units';

/** Where the classes are whose fields are the keys of YAML files. */
export const KEYS = `/api/${SCHEMAS.replaceAll('.', '/')}/`;

/**
 * Writers of YAML files ask for keys: of fields that are called the same, a key comes first, and one
 * of a file before one of a template.
 */
export function keyBonus({heading}: Unit): number {
  if (heading.kind !== 'attribute') {
    return 0;
  }
  // A row of a table of keys comes after the place that says everything of the key.
  if (!heading.objectID.startsWith(KEYS)) {
    return heading.objectID.startsWith('/api/') ? 0 : 0.1;
  }
  return /#_?templated/.test(heading.objectID) ? 0.2 : 0.3;
}
