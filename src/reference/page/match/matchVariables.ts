import {didYouMean} from '../../../writing/nearest';
import type {ApiModule} from '../../model/types';
import type {Problems} from '../../../writing/problems';
import {descriptionsIn} from '../source/descriptionsIn';
import type {Description, PageSource} from '../source/types';

/** The section whose every item must be a variable of the module. */
export const VARIABLES_ID = 'variables';

/** Module variables that an item of a prose section, or of the intro, describes. */
export function matchVariables(
  source: PageSource,
  module: ApiModule,
  problems: Problems,
): Map<string, Description> {
  const names = module.symbols.filter(({kind}) => kind === 'attribute').map(({name}) => name);
  const found = new Map<string, Description>();
  const sectioned = new Map(
    source.sections.filter(({id}) => id === undefined).map(({title, line}) => [title, line]),
  );
  for (const section of [source.intro, ...source.sections.filter(({id}) => id !== undefined)]) {
    const isList = section.id === VARIABLES_ID;
    for (const item of descriptionsOf(section, isList, problems)) {
      if (names.includes(item.name)) {
        const first = found.get(item.name)?.line ?? sectioned.get(item.name);
        if (first !== undefined) {
          problems.add(item.line, `"${item.name}" is described already, in line ${first}.`);
        }
        found.set(item.name, item);
      } else if (isList) {
        const hint = didYouMean(item.name, names);
        problems.add(item.line, `unknown variable of ${module.path} "${item.name}".${hint}`);
      }
    }
  }
  return found;
}

function descriptionsOf(
  section: PageSource['intro'],
  isList: boolean,
  problems: Problems,
): Description[] {
  return isList
    ? descriptionsIn(section, problems)
    : section.blocks.flatMap((block) => (block.type === 'descriptions' ? block.items : []));
}
