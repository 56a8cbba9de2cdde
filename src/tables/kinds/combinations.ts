import {namedConfigs} from '../../reference/schemas/names';
import {ALGORITHM, PROTOCOL} from '../../site/sdkPaths';
import type {ApiElement} from '../../reference/page/nodes';
import {classBehind} from '../choices';
import type {TableContext} from '../context';
import {type Cell, codeLink, commaList, table} from '../render';

/** Which algorithms each protocol takes, of those that task files can name. */
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

/** Names here are those of files without the prefix, which all of them share. */
function bareName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
