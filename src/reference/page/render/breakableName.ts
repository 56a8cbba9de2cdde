import type {PhrasingContent} from 'mdast';

import {LONGEST_WORD, nameParts} from '../../../lib/nameParts';
import {element, text} from '../nodes';

const LONGEST_NAME = 12;

/** Lets a long name wrap after dots and underscores, or before a capital. */
export function breakableName(name: string): PhrasingContent[] {
  const limits = {longestName: LONGEST_NAME, longestWord: LONGEST_WORD};
  return nameParts(name, '._', limits).flatMap((part, index) =>
    index === 0 ? [text(part)] : [element('wbr', {}), text(part)],
  );
}
