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
 * Serialises the static parts of a page to strings of HTML, so that neither the MDX compiler nor React
 * has to build them element by element. Stands behind every step that changes the tree.
 */
export function rehypeFinished() {
  return (tree: Root): void => {
    finishLargest<Node>(tree, {isPlain, finish: finishOne});
    // Includes the parts that `remarkFinished` has serialised.
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
