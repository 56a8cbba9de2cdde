import type {Root, RootContent} from 'hast';
import {visit} from 'unist-util-visit';

import {jsxElement} from './jsx';

/**
 * Reports the ids of a page to the build's link check where React renders its elements: the framework
 * itself knows those of headings, links and list items only. In finished HTML `rehypeFinished` does it.
 */
export function rehypeAnchors() {
  return (tree: Root): void => {
    const anchors = new Set<string>();
    visit(tree, 'element', ({properties: {id}}) => {
      if (typeof id === 'string') {
        anchors.add(id);
      }
    });
    if (anchors.size > 0) {
      const checked = jsxElement('CheckedLinks', {links: '', anchors: [...anchors].join('\n')});
      tree.children.push(checked as unknown as RootContent);
    }
  };
}
