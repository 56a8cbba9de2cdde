import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';

import {reportFault} from '../../writing/faults';

function isElement(node: RootContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

function section(heading: Element): Element {
  return {
    type: 'element',
    tagName: 'section',
    properties: {className: ['step']},
    children: [heading],
  };
}

/**
 * Wraps each level-2 heading of a tutorial (front matter `steps: true`), with what follows it, into a
 * numbered step. A thematic break (`---`) ends the steps; what follows it is not numbered.
 *
 * Reports a page with `steps: true` that has no level-2 heading.
 */
export function rehypeSteps() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter} = file.data as {frontMatter?: {steps?: unknown}};
    if (frontMatter?.steps !== true) {
      return;
    }
    const first = tree.children.findIndex((node) => isElement(node, 'h2'));
    if (first < 0) {
      const reason = 'The page has "steps: true" but no level-2 heading to number.';
      reportFault(file, 1, 'missing-steps', reason);
      return;
    }
    const end = tree.children.findIndex((node, index) => index > first && isElement(node, 'hr'));
    const last = end < 0 ? tree.children.length : end;
    const steps: Element[] = [];
    for (const node of tree.children.slice(first, last)) {
      if (isElement(node, 'h2')) {
        steps.push(section(node));
      } else {
        steps.at(-1)?.children.push(node as ElementContent);
      }
    }
    const all: Element = {
      type: 'element',
      tagName: 'div',
      properties: {className: ['steps']},
      children: steps,
    };
    tree.children.splice(first, (end < 0 ? last : end + 1) - first, all);
  };
}
