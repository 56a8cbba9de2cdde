import type {RootContent} from 'mdast';

import {isSymbolPage} from '../match/types';
import {copy} from '../nodes';
import type {RenderContext} from './context';
import {packageLists} from './packageLists';
import {pageFacts} from './pageFacts';
import {proseBlocks, proseSection} from './proseBlocks';
import {symbolIndex} from './symbolIndex';
import {symbolSection} from './symbolSection';
import {usedIn} from './usedIn';

/** Renders the whole page, in reading order. */
export function renderPage(context: RenderContext): RootContent[] {
  const {source, sections} = context.page;
  return [
    ...copy(source.head),
    ...pageFacts(context),
    ...proseBlocks(source.intro, context),
    ...packageLists(context),
    ...symbolIndex(context),
    ...sections.flatMap((section) =>
      isSymbolPage(section) ? [symbolSection(section, context)] : proseSection(section, context),
    ),
    ...usedIn(context),
  ];
}
