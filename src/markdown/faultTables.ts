import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type ApiElement, element} from '../reference/page/nodes';
import {faultGroups, type Sight, sightsOf} from '../site/faults';
import {reportFault} from '../writing/faults';
import {outsideSearch} from './outsideSearch';

/** A `<FaultTable of="…" />` as parsed by MDX. */
type Tag = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const isTag = (node: object): node is Tag =>
  (node as Tag).type === 'mdxJsxFlowElement' && (node as Tag).name === 'FaultTable';

function rowOf({seen, faults}: Sight): ApiElement {
  const causes = faults.map(({fault}) => element('li', {}, [fault]));
  return element('tr', {}, [
    element('td', {}, [seen]),
    element('td', {}, [element('ul.plain', {}, causes)]),
  ]);
}

function tableOf(sights: readonly Sight[]): ApiElement {
  const heads = ['What you see', 'When'].map((head) => element('th', {}, [head]));
  return element('table', outsideSearch.hProperties, [
    element('thead', {}, [element('tr', {}, heads)]),
    element('tbody', {}, sights.map(rowOf)),
  ]);
}

/**
 * Replaces `<FaultTable of="search" />` by the table of a group of `src/site/faults.ts`: what a reader
 * sees, with the faults that lead to it. Reports a group that does not exist.
 */
export function faultTables() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isTag(node) || !parent || index === undefined) {
        return undefined;
      }
      const given = node.attributes.map((attribute) => attribute.value);
      const group = faultGroups.find(({id}) => id === given[0]);
      if (!group || given.length > 1) {
        const known = faultGroups.map(({id}) => `<FaultTable of="${id}" />`).join(', ');
        reportFault(
          file,
          node,
          'unknown-fault-group',
          `there is no such table of faults; write one of ${known}.`,
        );
        return undefined;
      }
      parent.children.splice(index, 1, tableOf(sightsOf(group.faults)));
      return [SKIP, index + 1];
    });
  };
}
