import type {RootContent} from 'mdast';

import type {ApiAttribute} from '../../model/types';
import {copy} from '../nodes';
import type {Block, Section} from '../source/types';
import {anchorOf, type RenderContext} from './context';
import {paramList, type Row} from './paramList';
import {attributeFacts} from './parts';
import {linkNames, type NameScope} from './linkNames';

/** The prose of a symbol's section; what its lists describe stands elsewhere. */
export function symbolProse(blocks: readonly Block[], scope: NameScope): RootContent[] {
  const prose = blocks.filter((block) => block.type !== 'descriptions');
  return linkNames(copy(prose), scope);
}

/** A prose section with its heading; items that describe variables become rows with anchors. */
export function proseSection(section: Section, context: RenderContext): RootContent[] {
  return [
    ...(section.heading ? [copy(section.heading)] : []),
    ...proseBlocks(section, context),
    ...section.sections.flatMap((inner) => proseSection(inner, context)),
  ];
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
      ? linkNames([paramList(rows, 'Variables', context)], scope)
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
