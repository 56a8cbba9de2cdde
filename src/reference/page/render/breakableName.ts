import type {PhrasingContent} from 'mdast';

import {element, text} from '../nodes';

const LONGEST_UNBROKEN = 12;
/** Class names are whole words to the eye; only those that no narrow column holds are cut. */
const LONGEST_UNBROKEN_WORD = 24;

/** A name that may wrap after dots and underscores, or before a capital, when it is long. */
export function breakableName(name: string): PhrasingContent[] {
  if (name.length <= LONGEST_UNBROKEN) {
    return [text(name)];
  }
  return name
    .split(/(?<=[._])(?=[^._])/)
    .flatMap((part) =>
      part.length > LONGEST_UNBROKEN_WORD ? part.split(/(?<=[a-z])(?=[A-Z])/) : part,
    )
    .flatMap((part, index) => (index === 0 ? [text(part)] : [element('wbr', {}), text(part)]));
}
