import type {Problems} from '../../../writing/problems';
import type {Description, Section} from './types';

/** The descriptions of a section; reports items that are none in the middle of them. */
export function descriptionsIn(section: Section, problems: Problems): Description[] {
  const found: Description[] = [];
  for (const block of section.blocks) {
    if (block.type === 'descriptions') {
      found.push(...block.items);
      for (const line of block.oddLines) {
        problems.add(line, 'an item of a describing list reads `name`: words.');
      }
    }
  }
  return found;
}
