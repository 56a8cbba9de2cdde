import type {Element} from 'hast';
import type {Nodes, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';

import {keepCode} from '../html/keepCode';
import {breakNames} from '../html/nameBreaks';
import {finish, finishLargest, isWorthFinishing} from './finish';
import {isPlainAddress, isPlainElement} from './plain';

/** Types of nodes that no later step changes. */
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

/** Elements that a later step changes. */
const UNFINISHED = /^(?:pre|table)$/;

function isSettled(node: Nodes): boolean {
  if (node.type === 'apiElement') {
    const {hName, hProperties} = node.data;
    return !UNFINISHED.test(hName) && isPlainElement(hName, hProperties);
  }
  return node.type === 'link' ? isPlainAddress(node.url) : SETTLED.has(node.type);
}

function finishOne(node: Nodes): Nodes | undefined {
  if (node.type !== 'apiElement') {
    return undefined;
  }
  const element = toHast(node) as Element;
  if (!isWorthFinishing(element)) {
    return undefined;
  }
  breakNames(element);
  keepCode(element);
  return finish(element);
}

/**
 * Serialises the elements that a page of the reference is made of, before the framework's steps and ours
 * visit the tree a dozen times. `rehypeFinished` does the rest.
 */
export function remarkFinished() {
  return (tree: Root): void => {
    finishLargest<Nodes>(tree, {isPlain: isSettled, finish: finishOne});
  };
}
