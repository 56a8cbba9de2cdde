import type {PhrasingContent} from 'mdast';

import {copy} from '../nodes';
import type {Section} from '../source/types';

const END = /(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.!?](?=\s|$)/;

/** Returns the first sentence of a text with its code and emphasis; replaces links by their text. */
export function firstSentence(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text') {
      const end = END.exec(node.value);
      if (end) {
        found.push({type: 'text', value: node.value.slice(0, end.index + 1)});
        return found;
      }
    }
    if (node.type === 'link') {
      found.push(...copy(node.children));
    } else {
      found.push(copy(node));
    }
  }
  return found;
}

/** Returns the summary of a section: the first sentence of its first paragraph. */
export function summaryOf(section: Section): PhrasingContent[] {
  const first = section.blocks.find((block) => block.type === 'paragraph');
  return first ? firstSentence(first.children) : [];
}
