import type {PhrasingContent} from 'mdast';

import {groupBy} from '../../lib/groupBy';
import type {Change} from '../../releases/diff/types';
import {changeWords, type Words} from '../../releases/words';
import {type ApiElement, type ApiNode, code, element} from '../../reference/page/nodes';
import {unsearched} from '../../reference/page/render/searchMarks';
import type {ApiSite} from '../../reference/page/site/site';
import {codeLink, commaList} from '../render';

/** A line of a list: what it is about, and what is said of it. */
export interface ChangeLine {
  readonly head: ApiNode;
  readonly parts: readonly (ApiNode | string)[];
}

/** Renders lines about modules, mappings or symbols; the search leaves them out. */
export function changeList(lines: readonly ChangeLine[]): ApiElement {
  const items = lines.map(({head, parts}) => element('li', {}, [head, ': ', ...parts]));
  return element('ul.changes', {dataModel: 'release-changes', ...unsearched}, items);
}

/** Renders words with names in code style. */
function wordNodes(words: Words): (ApiNode | string)[] {
  return words.map((part) => (typeof part === 'string' ? part : code(part.code)));
}

/** Groups what stands in the same place, in the order of the places. */
export function byPlace<T>(all: readonly T[], placeOf: (one: T) => string): [string, T[]][] {
  return [...groupBy(all, placeOf)].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Renders the names of one module, separated by commas and linked where the reference has them. */
export function nameList(
  site: ApiSite,
  module: string,
  paths: readonly string[],
): readonly (ApiNode | string)[] {
  return commaList(paths.map((path) => namedIn(site, module, path)));
}

/** Renders the name of a symbol within its module, linked where the reference has it. */
export function namedIn(site: ApiSite, module: string, path: string): PhrasingContent {
  const name = path === module ? module : path.slice(module.length + 1);
  // A private class may have inherited members in the model, but none of them has a section.
  const isPrivate = name.split('.').some((part) => /^_(?!_)/.test(part));
  return codeLink(site, name, isPrivate ? undefined : path);
}

/** Renders what changed in one symbol. */
export function changesOf(changes: readonly Change[]): (ApiNode | string)[] {
  const placed = changes.filter(({kind}) => kind === 'parameter-place');
  const others = placed.length > 1 ? changes.filter((change) => !placed.includes(change)) : changes;
  const order = [
    'as arguments without names, ',
    ...commaList(placed.map(({parameter = ''}) => code(parameter))),
    ' have another place',
  ];
  const all = [
    ...others.map((change) => wordNodes(changeWords(change))),
    ...(placed.length > 1 ? [order] : []),
  ];
  return all.flatMap((words, index) => [...(index === 0 ? [] : ['; ']), ...words]);
}
