import type {PhrasingContent} from 'mdast';

import type {ApiElement} from '../../reference/page/nodes';
import {acceptedAlgorithms, algorithmNames} from '../accepted';
import type {TableContext} from '../context';
import {bareName, implementationOf} from '../implementation';
import {commaList, codeLink, table} from '../render';

/** Renders the algorithms that each protocol accepts, limited to names for task files. */
export function combinations(context: TableContext): ApiElement {
  const rows = acceptedAlgorithms(context).map(({protocol, algorithms}) => [
    [nameLink(context, protocol)],
    commaList(algorithms.map((one) => nameLink(context, one))),
  ]);
  return table('combinations', ['Protocol', 'Algorithms'], rows);
}

/** Renders the same the other way round: the protocols that accept each algorithm. */
export function combinationsByAlgorithm(context: TableContext): ApiElement {
  const accepted = acceptedAlgorithms(context);
  const rows = algorithmNames(context).map((algorithm) => {
    const protocols = accepted.filter(({algorithms}) => algorithms.includes(algorithm));
    return [
      [nameLink(context, algorithm)],
      protocols.length > 0
        ? commaList(protocols.map(({protocol}) => nameLink(context, protocol)))
        : ['none of the SDK'],
    ];
  });
  return table('combinations-by-algorithm', ['Algorithm', 'Protocols'], rows);
}

function nameLink(context: TableContext, name: string): PhrasingContent {
  return codeLink(context.site, bareName(name), implementationOf(context, name)?.path);
}
