import type {BlockContent, PhrasingContent} from 'mdast';

import type {TypeText} from '../../model/types';
import {type ApiElement, copy, element, link} from '../nodes';
import type {Description} from '../source/types';
import {breakableName} from './breakableName';
import type {RenderContext} from './context';
import {typeText} from './typeText';

/** One row of a list of parameters, fields, attributes or exceptions. */
export interface Row {
  name: string;
  /** Anchor on this page. */
  anchor?: string;
  /** Where the name leads when it is defined on another page. */
  address?: string;
  /** Dotted path whose page the name leads to. */
  default?: TypeText;
  /** A word beside the name: "required". */
  note?: string;
  isDeprecated?: boolean;
  type?: TypeText;
  words?: Description;
}

/** Name and default left, type above words right. */
export function paramList(rows: readonly Row[], label: string, context: RenderContext): ApiElement {
  return element(
    'dl.params',
    {ariaLabel: label},
    rows.map((row) => renderRow(row, context)),
  );
}

function renderRow(row: Row, context: RenderContext): ApiElement {
  return element('div', {}, [
    element('dt', {}, [
      name(row),
      row.default && element('span.def', {}, ['=\u00a0', ...typeText(row.default, context)]),
      row.note && element('span.req', {}, [row.note]),
      row.isDeprecated && element('span.old', {}, ['deprecated']),
    ]),
    element('dd', {}, [
      row.type && element('span.type', {}, typeText(row.type, context)),
      ...(row.words ? words(row.words) : []),
    ]),
  ]);
}

function name({name: value, anchor, address}: Row): PhrasingContent {
  const label = breakableName(value);
  if (anchor !== undefined) {
    return link(`#${anchor}`, label, {id: anchor});
  }
  return address === undefined ? element('b', {}, label) : link(address, label);
}

export function words({words: first, more}: Description): BlockContent[] {
  return copy([{type: 'paragraph', children: first}, ...more] as BlockContent[]);
}
