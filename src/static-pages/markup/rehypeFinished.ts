import type {ElementContent, Root, RootContent} from 'hast';

import {type Collected, finish, type FinishedElement, isWorthFinishing} from './finish';
import {jsxElement} from './jsx';
import {isPlainElement} from './plain';

type Child = RootContent | ElementContent;

const lines = (values: readonly string[]): string => [...new Set(values)].join('\n');

/**
 * Finishes the largest plain parts below a node.
 *
 * @param parts gets what is known of each finished part, also of those finished before
 * @returns whether that is the whole node, which is then left as it is
 */
function finishParts(node: Root | Child, parts: Collected[]): boolean {
  const {finished} = (node as Partial<FinishedElement>).data ?? {};
  if (finished) {
    parts.push(finished);
  }
  if (!('children' in node)) {
    return node.type === 'text';
  }
  const children = node.children as Child[];
  const plain = children.map((child) => finishParts(child, parts));
  if (
    node.type === 'element' &&
    isPlainElement(node.tagName, node.properties) &&
    plain.every(Boolean)
  ) {
    return true;
  }
  children.forEach((child, index) => {
    if (plain[index] && child.type === 'element' && isWorthFinishing(child)) {
      const written = finish(child);
      parts.push(written.data.finished);
      children[index] = written as unknown as ElementContent;
    }
  });
  return false;
}

/**
 * Writes out what HTML says all of, so that neither the compiler nor React has to build it element by
 * element. The last step over a page's tree.
 */
export default function rehypeFinished() {
  return (tree: Root): void => {
    const parts: Collected[] = [];
    finishParts(tree, parts);
    if (parts.length > 0) {
      const checked = jsxElement('CheckedLinks', {
        links: lines(parts.flatMap(({links}) => links)),
        anchors: lines(parts.flatMap(({anchors}) => anchors)),
      });
      tree.children.push(checked as unknown as RootContent);
    }
  };
}
