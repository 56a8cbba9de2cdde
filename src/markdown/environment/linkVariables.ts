import type {Parent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import type {EnvironmentVariable} from '../../reference/model/types';
import {link} from '../../reference/page/nodes';
import {anchorOfVariable} from '../../tables/variableTable';

/** Turns names of variables in the page's prose into links to their rows. */
export function linkVariables(
  tree: Root,
  variables: ReadonlyMap<string, EnvironmentVariable>,
): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'heading') {
      return SKIP;
    }
    if (node.type === 'inlineCode' && parent && index !== undefined && variables.has(node.value)) {
      const target = link(`#${anchorOfVariable(node.value)}`, [node]);
      (parent as Parent).children[index] = target;
      return [SKIP, index + 1];
    }
    return undefined;
  });
}
