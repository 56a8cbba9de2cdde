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
  const index = symbolIndex(context);
  // A list that is folded by families is for readers who know how an entry is read.
  const leading = index.isDivided ? sections.findIndex(isSymbolPage) : 0;
  const rendered = (some: typeof sections) =>
    some.flatMap((section) =>
      isSymbolPage(section)
        ? [symbolSection(section, pairs.get(section) ?? [], context)]
        : proseSection(section, context),
    );
  const blocks = [
    ...copy(source.head),
    ...pageFacts(context),
    ...proseBlocks(source.intro, context),
    ...packageLists(context),
    ...rendered(sections.slice(0, leading)),
    ...index.blocks,
    ...rendered(sections.slice(leading)),
    ...usedIn(context),
  ];
  foldLarge(blocks);
  return blocks;
}
