import type {Element} from 'hast';
import type {Nodes, Parent, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';

import {finish, isWorthFinishing} from './finish';
import {isPlainAddress, isPlainElement} from './plain';

/** Kinds of nodes that the steps to come do nothing with. */
const SETTLED: ReadonlySet<string> = new Set([
  'break',
  'delete',
  'emphasis',
  'inlineCode',
  'list',
  'listItem',
  'paragraph',
  'strong',
  'text',
]);

/** Elements that a later step finishes. */
const UNFINISHED = /^(?:pre|table)$/;

function isSettled(node: Nodes): boolean {
  if (node.type === 'apiElement') {
    const {hName, hProperties} = node.data;
    return !UNFINISHED.test(hName) && isPlainElement(hName, hProperties);
  }
  return node.type === 'link' ? isPlainAddress(node.url) : SETTLED.has(node.type);
}

/**
 * Finishes the largest settled parts below a node.
 *
 * @returns whether that is the whole node, which is then left as it is
 */
function finishParts(node: Nodes): boolean {
  if (!('children' in node)) {
    return isSettled(node);
  }
  const children = node.children as Nodes[];
  const settled = children.map(finishParts);
  if (isSettled(node) && settled.every(Boolean)) {
    return true;
  }
  children.forEach((child, index) => {
    if (settled[index] && child.type === 'apiElement') {
      const element = toHast(child) as Element;
      if (isWorthFinishing(element)) {
        (node as Parent).children[index] = finish(element);
      }
    }
  });
  return false;
}

/**
 * Writes out the elements that the reference is made of before the framework and our own steps look
 * through the page a dozen times. `rehypeFinished` does the rest.
 */
export function remarkFinished() {
  return (tree: Root): void => {
    finishParts(tree);
  };
}
