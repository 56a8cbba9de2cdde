import type {RootContent} from 'mdast';

import type {ApiMember} from '../../reference/model/types';
import {
  type ApiElement,
  type ApiNode,
  element,
  link,
  sectionHeading,
  text,
} from '../../reference/page/nodes';
import {isLogger} from '../../reference/page/match/needsNoWords';
import {listFilter} from '../../reference/page/render/listFilter';
import {indexMark} from '../../reference/page/render/marks';
import {shortKind} from '../../reference/page/render/kinds';
import {unsearched} from '../../reference/page/render/searchMarks';
import {addressOf} from '../../reference/page/site/addresses';
import type {ApiSite} from '../../reference/page/site/site';

/** Id of the element that holds the list; the filter names it. */
const LIST_ID = 'symbol-list';
const FILTER_ID = `${LIST_ID}-filter`;

interface Entry {
  symbol: ApiMember;
  module: string;
  address: string;
}

/**
 * Lists every class, function and variable of every module in alphabetical order, with a heading for
 * each letter. It is plain HTML; the filter above it appears where scripts run
 * (`src/browser/navigation/listFilter.ts`).
 */
export function symbolList(site: ApiSite): RootContent[] {
  const entries = entriesOf(site);
  const letters = byLetter(entries);
  return [
    sectionHeading('All symbols'),
    listFilter({
      id: FILTER_ID,
      listId: LIST_ID,
      label: 'Filter by name, kind or module',
      noun: 'symbol',
      size: entries.length,
    }),
    letterLinks([...letters.keys()]),
    element(
      'div.index',
      {id: LIST_ID, ...unsearched},
      [...letters].map(([letter, own]) => letterSection(letter, own)),
    ),
  ];
}

function entriesOf(site: ApiSite): Entry[] {
  const found = [...site.model.modules.values()].flatMap(({path: module, symbols}) =>
    symbols
      .filter((symbol) => !symbol.name.startsWith('_') && !isLogger(symbol))
      .flatMap((symbol) => {
        const address = addressOf(site, symbol.path, '');
        return address === undefined ? [] : [{symbol, module, address}];
      }),
  );
  const {compare} = new Intl.Collator('en');
  return found.sort(
    (a, b) => compare(a.symbol.name, b.symbol.name) || compare(a.symbol.path, b.symbol.path),
  );
}

function byLetter(entries: Entry[]): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = entry.symbol.name.charAt(0).toUpperCase();
    found.set(letter, [...(found.get(letter) ?? []), entry]);
  }
  return found;
}

/** Links to each letter, and back to the filter: the row stays in view all the way down the list. */
function letterLinks(letters: string[]): ApiElement {
  const items = letters.map((letter) =>
    element('li', {}, [link(`#${letterId(letter)}`, [text(letter)])]),
  );
  // Beside the letters, which scroll in a row on narrow screens: the way back covers none of them.
  const back = element('p.to-filter', {}, [link(`#${FILTER_ID}`, [text('Filter')])]);
  return element('nav.letters', {ariaLabel: 'Letters'}, [element('ul.plain', {}, items), back]);
}

function letterSection(letter: string, entries: Entry[]): ApiElement {
  // `symbol-index.css` estimates the height from the rows until the section is scrolled into view:
  // https://developer.mozilla.org/docs/Web/CSS/contain-intrinsic-size
  return element('section', {dataRows: String(entries.length)}, [
    element('h3', {id: letterId(letter)}, [letter]),
    element('ul.plain', {}, entries.map(row)),
  ]);
}

function letterId(letter: string): string {
  return `symbols-${letter.toLowerCase()}`;
}

function row({symbol, module, address}: Entry): ApiNode {
  const {word, hue} = shortKind(symbol, false);
  return element('li', {}, [
    element(`span.kind${hue}`, {}, [word]),
    ' ',
    link(address, [text(symbol.name)]),
    ' ',
    element('span', {}, [module.slice(module.indexOf('.') + 1), ' ', ...indexMark(symbol)]),
  ]);
}
