import type {VFile} from 'vfile';

import {reportFault} from '../../../writing/faults';
import type {Description, Section} from './types';

/** Collects the descriptions of a section, and reports items among them that are none. */
export function descriptionsIn(section: Section, file: VFile): Description[] {
  const found: Description[] = [];
  for (const block of section.blocks) {
    if (block.type === 'descriptions') {
      found.push(...block.items);
      for (const line of block.oddLines) {
        const reason = 'an item of a describing list reads `name`: words.';
        reportFault(file, line, 'malformed-item', reason);
      }
    }
  }
  return found;
}
