import type {Heading, RootContent} from 'mdast';

import type {ApiAttribute} from '../../model/types';
import {copy} from '../nodes';
import type {Block, Section} from '../source/types';
import {anchorOf, type RenderContext} from './context';
import {paramList, type Row} from './paramList';
import {attributeFacts} from './parts';
import {unsearched} from './searchMarks';
import {linkNames, type NameScope} from './linkNames';

/** Renders the prose of a symbol's section; its description lists are rendered elsewhere. */
export function symbolProse(blocks: readonly Block[], scope: NameScope): RootContent[] {
  const prose = blocks.filter((block) => block.type !== 'descriptions');
  return linkNames(copy(prose), scope);
}

/** Renders a prose section with its heading; descriptions of variables become rows with anchors. */
export function proseSection(section: Section, context: RenderContext): RootContent[] {
  const blocks = proseBlocks(section, context);
  return [
    ...(section.heading ? [proseHeading(section.heading, blocks)] : []),
    ...blocks,
    ...section.sections.flatMap((inner) => proseSection(inner, context)),
  ];
}

/** Hides from the search a heading that only introduces a list of variables: it finds the rows. */
function proseHeading(written: Heading, [next]: readonly RootContent[]): Heading {
  const heading = copy(written);
  return next?.type === 'apiElement'
    ? {...heading, data: {...heading.data, hProperties: {...unsearched}}}
    : heading;
}

export function proseBlocks(section: Section, context: RenderContext): RootContent[] {
  const scope: NameScope = {context};
  return section.blocks.flatMap((block): RootContent[] => {
    if (block.type !== 'descriptions') {
      return linkNames([copy(block)], scope);
    }
    const rows = block.items
      .map((item) => variableRow(item.name, context))
      .filter((row) => row !== undefined);
    return rows.length === block.items.length
      ? linkNames([paramList(rows, 'Variables', context, 'attribute')], scope)
      : linkNames([copy(block.list)], scope);
  });
}

function variableRow(name: string, context: RenderContext): Row | undefined {
  const words = context.page.variables.get(name);
  const symbol = context.module.symbols.find((candidate) => candidate.name === name);
  if (!words || symbol?.kind !== 'attribute') {
    return undefined;
  }
  return {
    name,
    anchor: anchorOf(context, symbol.path),
    ...attributeFacts(symbol as ApiAttribute),
    words,
  };
}
