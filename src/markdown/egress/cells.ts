import type {BlockContent, PhrasingContent, Root, Table, TableRow} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {element} from '../../reference/page/nodes';
import {outsideSearch} from '../outsideSearch';

const markdown = unified().use(remarkParse).freeze();

/** Parses the inline Markdown of a row: code, bold, links. */
export function inline(text: string): PhrasingContent[] {
  const [paragraph] = (markdown.parse(text) as Root).children as BlockContent[];
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

/** Sets contents one below the other in a cell; without what is empty. */
export function lines(...contents: readonly PhrasingContent[][]): PhrasingContent[] {
  return contents
    .filter(({length}) => length > 0)
    .flatMap((content, index) => (index === 0 ? content : [{type: 'break' as const}, ...content]));
}

/** Names of fields in code, separated by commas. */
export function codes(names: readonly string[]): PhrasingContent[] {
  return names.flatMap((value, index) => [
    ...(index === 0 ? [] : [{type: 'text' as const, value: ', '}]),
    {type: 'inlineCode' as const, value},
  ]);
}

/** An address in the page, before the words to which it leads. */
export function anchored(id: string, words: PhrasingContent[]): PhrasingContent[] {
  return [element('span', {id}, words)];
}

const rowOf = (cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

/**
 * Makes a table of Markdown.
 *
 * @param isSearched whether the search reads its rows one by one
 */
export function tableOf(
  heads: readonly string[],
  rows: readonly PhrasingContent[][][],
  {isSearched = true} = {},
): Table {
  return {
    type: 'table',
    children: [rowOf(heads.map(inline)), ...rows.map(rowOf)],
    ...(!isSearched && {data: outsideSearch}),
  };
}
