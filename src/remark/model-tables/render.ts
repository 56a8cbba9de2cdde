import type {PhrasingContent} from 'mdast';

import type {TypeText} from '../../api/types';
import {type ApiElement, type ApiNode, element, link} from '../api/nodes';
import {breakableName} from '../api/render/breakableName';
import {plainType, typeText} from '../api/render/typeText';
import {addressOf} from '../api/site/addresses';
import type {ApiSite} from '../api/site/site';
import {OUTSIDE} from './context';

export type Cell = readonly (ApiNode | string)[];

/** A table with one head row; the first cell of each row names it. `src/rehype/tables` does the rest. */
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

/** A name in code style that leads to what it names; plain code where that has no page. */
export function codeLink(site: ApiSite, label: string, path: string | undefined): PhrasingContent {
  return codeAt(label, path === undefined ? undefined : addressOf(site, path, OUTSIDE.path));
}

/** A name in code style, as a link where there is an address. */
export function codeAt(label: string, address: string | undefined): PhrasingContent {
  const code = element('code', {}, breakableName(label));
  return address === undefined ? code : link(address, [code]);
}

/** A type as the reference shows it, and below it the words. */
export function typeAndWords(site: ApiSite, type: TypeText | undefined, words: Cell): Cell {
  const code = type && element('code', {}, typeText(type, {site, module: OUTSIDE}));
  return code ? [element('div', {}, [code]), ...words] : words;
}

/** The value of a key or argument that is left out; `required` when it cannot be. */
export function defaultCell(
  site: ApiSite,
  {default: value, defaultValue}: {default?: TypeText; defaultValue?: TypeText},
  language: 'python' | 'yaml',
): Cell {
  const shown = defaultValue ?? value;
  if (!shown) {
    return ['required'];
  }
  const plain = plainType(shown);
  if (plain === 'None') {
    return language === 'yaml' ? ['none'] : [element('code', {}, [plain])];
  }
  if (language === 'yaml') {
    return yamlDefault(site, shown, plain);
  }
  return [element('code', {}, typeText(shown, {site, module: OUTSIDE}))];
}

/** An object made from defaults shows in its own keys, so nothing is said about it here. */
function yamlDefault(site: ApiSite, shown: TypeText, plain: string): Cell {
  if (/^(True|False)$/.test(plain)) {
    return [element('code', {}, [plain.toLowerCase()])];
  }
  if (/^[\w.]+\(\)$/.test(plain)) {
    return [];
  }
  const string = /^(['"])(.+)\1$/.exec(plain)?.[2];
  return [
    element(
      'code',
      {},
      string === undefined ? typeText(shown, {site, module: OUTSIDE}) : breakableName(string),
    ),
  ];
}

/** Items with commas between. */
export function commaList(items: readonly ApiNode[]): Cell {
  return items.flatMap((item, index) => (index === 0 ? [item] : [', ', item]));
}
