import {namedConfigs} from '../../reference/schemas/names';
import {ALGORITHM, PROTOCOL} from '../../site/sdkPaths';
import type {ApiElement} from '../../reference/page/nodes';
import {classBehind} from '../choices';
import type {TableContext} from '../context';
import {type Cell, codeLink, commaList, table} from '../render';

/** Renders the algorithms that each protocol accepts, limited to names for task files. */
export function combinations(context: TableContext): ApiElement {
  const {site} = context;
  const algorithms = namedConfigs(site.model, ALGORITHM).map(({names: [name = '']}) => name);
  const rows = namedConfigs(site.model, PROTOCOL).flatMap(({names: [name = '']}): Cell[][] => {
    const protocol = classBehind(context, name);
    const {names = [], fits = []} = protocol?.accepts ?? {};
    const bare = new Set([...names, ...fits].map(bareName));
    const cells = algorithms
      .filter((one) => bare.has(bareName(one)))
      .map((one) => codeLink(site, bareName(one), classBehind(context, one)?.path));
    return protocol ? [[[codeLink(site, bareName(name), protocol.path)], commaList(cells)]] : [];
  });
  return table('combinations', ['Protocol', 'Algorithms'], rows);
}

/** Removes the prefix that all names in files share. */
function bareName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
