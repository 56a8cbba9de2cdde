import type {Heading} from 'mdast';

import type {ApiMember} from '../../model/types';
import {type ApiElement, element, text} from '../nodes';
import type {SymbolPage} from '../match/types';
import {anchorOf, type RenderContext} from './context';
import {kindOf} from './kinds';
import {marksOf} from './marks';
import {sinceMarks} from './releaseMarks';

/** Renders the kind, the name with its anchor, and marks such as "deprecated". */
export function symbolHead(
  {symbol, section}: SymbolPage,
  isMember: boolean,
  context: RenderContext,
): ApiElement {
  const {word, hue} = kindOf(symbol, isMember);
  return element('div.sym-head', {}, [
    element(`span.kind${hue}`, {}, [word]),
    ' ',
    heading(symbol, section.heading, anchorOf(context, symbol.path), isMember),
    ...marksOf(symbol, isMember, context),
    ...sinceMarks(context.site.model, symbol.path),
  ]);
}

/**
 * Gives the writer's heading the symbol's anchor.
 *
 * Docusaurus slugifies an id that a plugin sets, which strips dots, but keeps an explicit
 * `{#id}` at the end of the last text node unchanged.
 */
function heading(
  {name}: ApiMember,
  written: Heading | undefined,
  anchor: string,
  isMember: boolean,
): Heading {
  const own = written as Heading;
  const depth = isMember && own.depth === 2 ? 3 : own.depth;
  return {...own, depth, children: [text(`${name} {#${anchor}}`)]};
}
