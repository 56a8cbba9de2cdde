import type {Root} from 'hast';
import type {VFile} from 'vfile';

import {throwFaults} from '../../writing/faults';

/**
 * Stops the build on a page in which any step has reported a fault, with all of them in one error. It
 * stands last, since the other steps only add to the messages of the page.
 *
 * @throws PageError from the step
 */
export function rehypeFaults() {
  return (_tree: Root, file: VFile): void => throwFaults(file);
}
