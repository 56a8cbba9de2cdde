import type {ApiClass} from '../../../api/types';
import {namedConfigs} from '../../../schemas/names';
import {ALGORITHM, PROTOCOL} from '../../../schemas/paths';
import type {ApiElement} from '../../api/nodes';
import {classBehind} from '../choices';
import type {TableContext} from '../context';
import {type Cell, codeLink, commaList, table} from '../render';

interface Algorithm {
  names: string[];
  cls: ApiClass | undefined;
}

/** Which algorithms the check of each protocol lets through, of those that task files can name. */
export function combinations(context: TableContext): ApiElement {
  const {site} = context;
  const algorithms = namedConfigs(site.model, ALGORITHM).map(({names}) => ({
    names,
    cls: classBehind(context, names[0] ?? ''),
  }));
  const rows = namedConfigs(site.model, PROTOCOL).flatMap(({names: [name = '']}): Cell[][] => {
    const protocol = classBehind(context, name);
    const taken = protocol ? algorithms.filter((one) => isTaken(context, protocol, one)) : [];
    const cells = taken.map(({names: [own = ''], cls}) => codeLink(site, own, cls?.path));
    return protocol
      ? [[[codeLink(site, name, protocol.path)], allOf(cells, algorithms.length)]]
      : [];
  });
  return table('combinations', ['Protocol', 'Algorithms'], rows);
}

function allOf(cells: readonly ReturnType<typeof codeLink>[], size: number): Cell {
  return cells.length === size ? ['any one'] : commaList(cells);
}

function isTaken({sdk}: TableContext, {accepts}: ApiClass, {names, cls}: Algorithm): boolean {
  if (accepts?.names) {
    return accepts.names.includes(names[0] ?? '');
  }
  const own = new Set(
    cls
      ? [cls, ...sdk.ancestry(cls).classes].flatMap(({members}) => members.map(({name}) => name))
      : [],
  );
  return accepts?.members.some((wanted) => wanted.every((name) => own.has(name))) ?? true;
}
