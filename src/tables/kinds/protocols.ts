import {PROTOCOL} from '../../site/sdkPaths';
import type {ApiElement} from '../../reference/page/nodes';
import {choices} from '../choices';
import type {TableContext} from '../context';

/** Renders the protocols that a task file can name. */
export function protocols(context: TableContext): ApiElement {
  return choices(context, 'protocols', PROTOCOL);
}
