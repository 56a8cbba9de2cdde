import type {VFile} from 'vfile';

import {didYouMean} from '../../../writing/nearest';
import type {ApiModule} from '../../model/types';
import {reportFault} from '../../../writing/faults';
import {descriptionsIn} from '../source/descriptionsIn';
import type {Description, PageSource} from '../source/types';

/** Id of the section in which every item must be a variable of the module. */
export const VARIABLES_ID = 'variables';

/** Collects the module's variables that an item of a prose section, or of the intro, describes. */
export function matchVariables(
  source: PageSource,
  module: ApiModule,
  file: VFile,
): Map<string, Description> {
  const names = module.symbols.filter(({kind}) => kind === 'attribute').map(({name}) => name);
  const found = new Map<string, Description>();
  const sectioned = new Map(
    source.sections.filter(({id}) => id === undefined).map(({title, line}) => [title, line]),
  );
  for (const section of [source.intro, ...source.sections.filter(({id}) => id !== undefined)]) {
    const isList = section.id === VARIABLES_ID;
    for (const item of descriptionsOf(section, isList, file)) {
      if (names.includes(item.name)) {
        const first = found.get(item.name)?.line ?? sectioned.get(item.name);
        if (first !== undefined) {
          const reason = `"${item.name}" is described already, in line ${first}.`;
          reportFault(file, item.line, 'described-twice', reason);
        }
        found.set(item.name, item);
      } else if (isList) {
        const hint = didYouMean(item.name, names);
        const reason = `unknown variable of ${module.path} "${item.name}".${hint}`;
        reportFault(file, item.line, 'unknown-variable', reason);
      }
    }
  }
  return found;
}

function descriptionsOf(section: PageSource['intro'], isList: boolean, file: VFile): Description[] {
  return isList
    ? descriptionsIn(section, file)
    : section.blocks.flatMap((block) => (block.type === 'descriptions' ? block.items : []));
}
