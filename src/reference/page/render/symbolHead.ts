import type {Heading} from 'mdast';

import type {ApiMember} from '../../model/types';
import {type ApiElement, element, text} from '../nodes';
import type {SymbolPage} from '../match/types';
import {anchorOf, isLarge, type RenderContext} from './context';
import {kindOf} from './kinds';
import {marksOf} from './marks';

/** Renders the kind, the name with its anchor, and marks such as "deprecated". */
export function symbolHead(
  {symbol, section}: SymbolPage,
  isMember: boolean,
  context: RenderContext,
): ApiElement {
  const {word, hue} = kindOf(symbol, isMember);
  return element('div.sym-head', {}, [
    element(`span.kind${hue}`, {}, [word]),
    isMember && isLarge(context)
      ? unlistedHeading(symbol, anchorOf(context, symbol.path))
      : heading(symbol, section.heading, anchorOf(context, symbol.path)),
    ...marksOf(symbol, isMember, context),
  ]);
}

/** Renders a heading that the table of contents omits; the link check still knows its anchor. */
function unlistedHeading({name}: ApiMember, anchor: string): ApiElement {
  return element('h3', {id: anchor}, [text(name)]);
}

/**
 * Gives the writer's heading the symbol's anchor.
 *
 * Docusaurus slugifies an id that a plugin sets, which strips dots, but keeps an explicit
 * `{#id}` at the end of the last text node unchanged.
 */
function heading({name}: ApiMember, written: Heading | undefined, anchor: string): Heading {
  const children = [text(name)];
  const last = children.at(-1);
  if (last?.type === 'text') {
    children[children.length - 1] = text(`${last.value} {#${anchor}}`);
  }
  return {...(written as Heading), children};
}
