import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type ApiElement, element} from '../reference/page/nodes';
import {sightGroups} from '../site/faults';
import type {Fault, Sight} from '../site/faultTypes';
import {reportFault} from '../writing/faults';
import {outsideSearch} from './outsideSearch';

/** A `<FaultList of="…" />` as parsed by MDX. */
type Tag = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const isTag = (node: object): node is Tag =>
  (node as Tag).type === 'mdxJsxFlowElement' && (node as Tag).name === 'FaultList';

/** What is seen, with the words that tell it from others in bold. */
function termOf({seen}: Sight): ApiElement {
  const parts = seen.split('*').map((part, index) => (index % 2 ? element('b', {}, [part]) : part));
  return element('dt', {}, [...parts, '.']);
}

function causeOf({fault, detail}: Fault): ApiElement {
  return element('li', {}, [`${fault}${detail ? `; ${detail}` : ''}`]);
}

function listOf(sights: readonly Sight[]): ApiElement {
  const entries = sights.map((sight) =>
    element('div', {}, [
      termOf(sight),
      element('dd', {}, [element('ul', {}, sight.faults.map(causeOf))]),
    ]),
  );
  return element('dl.sights', outsideSearch.hProperties, entries);
}

/**
 * Replaces `<FaultList of="search" />` by a list of `src/site/faults.ts`: what a reader sees, each with
 * the faults that lead to it. Reports a group that does not exist.
 */
export function faultLists() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isTag(node) || !parent || index === undefined) {
        return undefined;
      }
      const given = node.attributes.map((attribute) => attribute.value);
      const group = sightGroups.find(({id}) => id === given[0]);
      if (!group || given.length > 1) {
        const known = sightGroups.map(({id}) => `<FaultList of="${id}" />`).join(', ');
        reportFault(
          file,
          node,
          'unknown-fault-group',
          `there is no such list of faults; write one of ${known}.`,
        );
        return undefined;
      }
      parent.children.splice(index, 1, listOf(group.sights));
      return [SKIP, index + 1];
    });
  };
}
