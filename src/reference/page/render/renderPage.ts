import type {RootContent} from 'mdast';

import {isSymbolPage} from '../match/types';
import {copy} from '../nodes';
import {argumentPairs} from './argumentPairs';
import type {RenderContext} from './context';
import {foldLarge} from './foldLarge';
import {packageLists} from './packageLists';
import {pageFacts} from './pageFacts';
import {proseBlocks, proseSection} from './proseBlocks';
import {symbolIndex} from './symbolIndex';
import {symbolSection} from './symbolSection';
import {usedIn} from './usedIn';

/** Renders the whole page, in reading order. */
export function renderPage(context: RenderContext): RootContent[] {
  const {source} = context.page;
  const pairs = argumentPairs(context.page);
  const nested = new Set([...pairs.values()].flat());
  const sections = context.page.sections.filter(
    (section) => !isSymbolPage(section) || !nested.has(section),
  );
  const blocks = [
    ...copy(source.head),
    ...pageFacts(context),
    ...proseBlocks(source.intro, context),
    ...packageLists(context),
    ...symbolIndex(context),
    ...sections.flatMap((section) =>
      isSymbolPage(section)
        ? [symbolSection(section, pairs.get(section) ?? [], context)]
        : proseSection(section, context),
    ),
    ...usedIn(context),
  ];
  foldLarge(blocks);
  return blocks;
}
