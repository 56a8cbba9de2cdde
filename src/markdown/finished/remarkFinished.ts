import type {Element} from 'hast';
import type {Nodes, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';

import {finish, finishLargest, isWorthFinishing} from './finish';
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

function finishOne(node: Nodes): Nodes | undefined {
  const element = node.type === 'apiElement' ? (toHast(node) as Element) : undefined;
  return element && isWorthFinishing(element) ? finish(element) : undefined;
}

/**
 * Writes out the elements that the reference is made of before the framework and our own steps look
 * through the page a dozen times. `rehypeFinished` does the rest.
 */
export function remarkFinished() {
  return (tree: Root): void => {
    finishLargest<Nodes>(tree, {isPlain: isSettled, finish: finishOne});
  };
}
