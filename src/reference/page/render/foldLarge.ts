import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

import type {ApiElement, ApiNode} from '../nodes';
import {counted, fold} from './fold';

/** From here on, a reader skims a page, and what repeats or is rarely read only stands in the way. */
const MAX_WORDS = 2000;

/**
 * Closes what is inherited on a page of over 2,000 words, and puts the lists of exceptions of classes
 * and functions into closed `<details>`. Nothing of it has an anchor of its own.
 *
 * @param blocks the rendered page; changed in place
 */
export function foldLarge(blocks: RootContent[]): void {
  if (wordCount(blocks) <= MAX_WORDS) {
    return;
  }
  visit({type: 'root', children: blocks}, 'apiElement', (node: ApiElement) => {
    if (isElement(node, 'details')) {
      delete node.data.hProperties.open;
      return SKIP;
    }
    foldExceptions(node);
    return undefined;
  });
}

function wordCount(blocks: RootContent[]): number {
  return toString({type: 'root', children: blocks}).split(/\s+/).length;
}

/** Replaces a heading "Raises" and its list with a fold that has the heading's anchor. */
function foldExceptions(section: ApiElement): void {
  const at = section.children.findIndex(
    (node) => isElement(node, 'h3') && toString(node) === 'Raises',
  );
  const [heading, list] = at < 0 ? [] : section.children.slice(at, at + 2);
  if (heading && list && isElement(heading, 'h3') && isElement(list, 'dl')) {
    const {id} = heading.data.hProperties;
    const note = counted(list.children.length, 'exception');
    section.children.splice(at, 2, fold('Raises', note, list, {id}));
  }
}

function isElement(node: ApiNode, name: string): node is ApiElement {
  return node.type === 'apiElement' && node.data.hName === name;
}
