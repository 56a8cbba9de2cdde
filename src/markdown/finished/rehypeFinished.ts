import type {ElementContent, Root, RootContent} from 'hast';
import {visit} from 'unist-util-visit';

import {
  type Collected,
  finish,
  type FinishedElement,
  finishLargest,
  isWorthFinishing,
} from './finish';
import {jsxElement} from './jsx';
import {isPlainElement} from './plain';

type Node = Root | RootContent | ElementContent;

const lines = (values: readonly string[]): string => [...new Set(values)].join('\n');

function isPlain(node: Node): boolean {
  return node.type === 'element'
    ? isPlainElement(node.tagName, node.properties)
    : node.type === 'text';
}

function finishOne(node: Node): Node | undefined {
  return node.type === 'element' && isWorthFinishing(node)
    ? (finish(node) as unknown as ElementContent)
    : undefined;
}

/**
 * Writes out what HTML says all of, so that neither the compiler nor React has to build it element by
 * element. The last step over a page's tree.
 */
export default function rehypeFinished() {
  return (tree: Root): void => {
    finishLargest<Node>(tree, {isPlain, finish: finishOne});
    // Also those that `remarkFinished` has written out.
    const parts: Collected[] = [];
    visit(tree, (node) => {
      const {finished} = (node as Partial<FinishedElement>).data ?? {};
      if (finished) {
        parts.push(finished);
      }
    });
    if (parts.length > 0) {
      const checked = jsxElement('CheckedLinks', {
        links: lines(parts.flatMap(({links}) => links)),
        anchors: lines(parts.flatMap(({anchors}) => anchors)),
      });
      tree.children.push(checked as unknown as RootContent);
    }
  };
}
