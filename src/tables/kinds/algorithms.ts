import {ALGORITHM} from '../../site/sdkPaths';
import type {ApiElement} from '../../reference/page/nodes';
import {choices} from '../choices';
import type {TableContext} from '../context';

/** Renders the algorithms that a task file can name. */
export function algorithms(context: TableContext): ApiElement {
  return choices(context, 'algorithms', ALGORITHM);
}
