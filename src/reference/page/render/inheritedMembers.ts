import type {ApiClass} from '../../model/types';
import {type ApiElement, element, link} from '../nodes';
import {addressOf} from '../site/addresses';
import {breakableName} from './breakableName';
import type {RenderContext} from './context';
import {unsearched} from './searchMarks';

/** Lists inherited members, one `<details>` for each SDK base, with links to their definitions. */
export function inheritedMembers(symbol: ApiClass, {site, module}: RenderContext): ApiElement[] {
  // Inherited fields are listed with the other fields, with descriptions.
  const fields = symbol.init?.synthesised ? symbol.init.parameters.map(({name}) => name) : [];
  return symbol.inherited.flatMap(({from, members}) => {
    const base = from.split('.').at(-1) as string;
    const listed = members.filter((name) => !fields.includes(name)).sort();
    if (listed.length === 0) {
      return [];
    }
    const names = listed.map((name) => {
      const address = addressOf(site, `${from}.${name}`, module.path);
      const label = breakableName(name);
      return address ? link(address, label) : element('span', {}, label);
    });
    return element('details.more', unsearched, [
      element('summary', {}, [
        element('b', {}, [`From ${base}`]),
        ' ',
        element('span', {}, [`${names.length} ${names.length === 1 ? 'member' : 'members'}`]),
      ]),
      element(
        'p.names',
        {},
        names.flatMap((name) => [name, ' ']),
      ),
    ]);
  });
}
