import type {PhrasingContent} from 'mdast';

import type {TypeText} from '../reference/model/types';
import {type ApiElement, type ApiNode, element, link, text} from '../reference/page/nodes';
import {typeText} from '../reference/page/render/typeText';
import {addressOf} from '../reference/page/site/addresses';
import type {ApiSite} from '../reference/page/site/site';
import {OUTSIDE} from './context';
import {withoutLookups} from './lookups';

export type Cell = readonly (ApiNode | string)[];

/**
 * Renders a table with one head row; the first cell of each row names the row.
 * `src/markdown/html/tables` does the rest.
 */
export function table(of: string, heads: readonly string[], rows: readonly Cell[][]): ApiElement {
  const headRow = element(
    'tr',
    {},
    heads.map((head) => element('th', {}, [head])),
  );
  const body = rows.map((cells) =>
    element(
      'tr',
      {},
      cells.map((cell) => element('td', {}, [...cell])),
    ),
  );
  return element('table', {dataModel: of}, [
    element('thead', {}, [headRow]),
    element('tbody', {}, body),
  ]);
}

/**
 * Renders a name in code style, linked to the symbol at `path` if that has a page.
 *
 * @param id makes the row a place of its own, which links and the search lead to
 */
export function codeLink(
  site: ApiSite,
  label: string,
  path: string | undefined,
  id?: string,
): PhrasingContent {
  const address = path === undefined ? undefined : addressOf(site, path, OUTSIDE.path);
  return codeAt(label, address, id);
}

/** Renders a name in code style, linked if there is an address. */
export function codeAt(label: string, address: string | undefined, id?: string): PhrasingContent {
  const own = id === undefined ? {} : {id};
  return address === undefined
    ? element('code', own, [text(label)])
    : link(address, [element('code', {}, [text(label)])], own);
}

/** Renders a type as the reference shows it, with the description below. */
export function typeAndWords(site: ApiSite, type: TypeText | undefined, words: Cell): Cell {
  const shown = type && withoutLookups(type);
  const code = shown && element('code', {}, typeText(shown, {site, module: OUTSIDE}));
  return code ? [element('div', {}, [code]), ...words] : words;
}

/** Separates items with commas. */
export function commaList(items: readonly ApiNode[]): Cell {
  return items.flatMap((item, index) => (index === 0 ? [item] : [', ', item]));
}
