import type {PhrasingContent} from 'mdast';

import {element, text} from '../nodes';

const LONGEST_UNBROKEN = 12;

/** A name that may wrap after dots and underscores when it is long. */
export function breakableName(name: string): PhrasingContent[] {
  if (name.length <= LONGEST_UNBROKEN) {
    return [text(name)];
  }
  return name
    .split(/(?<=[._])(?=[^._])/)
    .flatMap((part, index) => (index === 0 ? [text(part)] : [element('wbr', {}), text(part)]));
}
