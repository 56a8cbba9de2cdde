import type {BlockContent, PhrasingContent} from 'mdast';

import type {RecordKind} from '../../../search/types';
import type {TypeText} from '../../model/types';
import {type ApiElement, copy, element, link, separated, text} from '../nodes';
import type {Description} from '../source/types';
import type {RenderContext} from './context';
import {unsearched} from './searchMarks';
import {typeText} from './typeText';
import {valueText} from './valueText';

/** One row of a list of parameters, fields, attributes or exceptions. */
export interface Row {
  name: string;
  /** Anchor on this page. */
  anchor?: string;
  /** Address that the name links to, if it is defined on another page. */
  address?: string;
  /** Default or value, shown after the name. */
  default?: TypeText;
  /** Instead of it, the values of which the import takes one. */
  choices?: TypeText[];
  /** A word after the name: "required". */
  note?: string;
  /** Since when it is so, and what later releases change. */
  marks?: readonly ApiElement[];
  type?: TypeText;
  words?: Description;
  /** Whether the words are those of another place, which the search has already. */
  isBorrowed?: boolean;
}

/**
 * Renders rows with name and default on the left, type above description on the right. Rows whose
 * words begin with "Deprecated" come last, and that word is marked.
 *
 * @param kind kind of the rows in the search; omitted for rows that are defined elsewhere
 */
export function paramList(
  rows: readonly Row[],
  label: string,
  context: RenderContext,
  kind?: RecordKind,
): ApiElement {
  return element(
    'dl.params',
    {ariaLabel: label, dataKind: kind},
    inOrder(rows).map((row) => renderRow(row, context)),
  );
}

const DEPRECATED = 'Deprecated';

function isDeprecated({words: description}: Row): boolean {
  const [first] = description?.words ?? [];
  return first?.type === 'text' && first.value.startsWith(DEPRECATED);
}

function inOrder(rows: readonly Row[]): Row[] {
  return [...rows.filter((row) => !isDeprecated(row)), ...rows.filter(isDeprecated)];
}

/** Puts the word "Deprecated", with which a description begins, into an element that marks it. */
function markDeprecated(blocks: BlockContent[]): BlockContent[] {
  const [paragraph] = blocks;
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (paragraph?.type !== 'paragraph' || first?.type !== 'text') {
    return blocks;
  }
  const rest = text(first.value.slice(DEPRECATED.length));
  const mark = element('span.old', {}, [DEPRECATED]) as unknown as PhrasingContent;
  paragraph.children.splice(0, 1, mark, rest);
  return blocks;
}

function renderRow(row: Row, context: RenderContext): ApiElement {
  const value = valueText({value: row.default, choices: row.choices}, context);
  const parts = [
    name(row),
    value.length > 0 && element('span.def', {}, value),
    row.note !== undefined && element('span.req', {}, [row.note]),
    ...(row.marks ?? []),
  ];
  return element('div', {}, [
    element('dt', {}, separated(parts, ' ')),
    element('dd', {}, [
      row.type && typeElement(row.type, context),
      ...(row.words && row.isBorrowed ? [element('p', unsearched, copy(row.words.words))] : []),
      ...(row.words && !row.isBorrowed ? ownWords(row) : []),
    ]),
  ]);
}

function ownWords(row: Row): BlockContent[] {
  const blocks = row.words ? words(row.words) : [];
  return isDeprecated(row) ? markDeprecated(blocks) : blocks;
}

export function typeElement(type: TypeText, context: RenderContext): ApiElement {
  return element('span.type', unsearched, typeText(type, context));
}

function name({name: value, anchor, address}: Row): PhrasingContent {
  const label = [text(value)];
  if (anchor !== undefined) {
    return link(`#${anchor}`, label, {id: anchor});
  }
  return address === undefined ? element('b', {}, label) : link(address, label);
}

export function words({words: first, more}: Description): BlockContent[] {
  return copy([{type: 'paragraph', children: first}, ...more] as BlockContent[]);
}
