import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type ApiElement, element} from '../reference/page/nodes';
import {faultGroups, type Sight, sightsOf} from '../site/faults';
import {reportFault} from '../writing/faults';
import {outsideSearch} from './outsideSearch';

/** A `<FaultList of="…" />` as parsed by MDX. */
type Tag = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const isTag = (node: object): node is Tag =>
  (node as Tag).type === 'mdxJsxFlowElement' && (node as Tag).name === 'FaultList';

/** Lowercases the first word, unless it is a name such as `JavaScript`. */
const withinSentence = (text: string): string =>
  text.replace(/^[A-Z](?=[a-z’]*\b)/, (letter) => letter.toLowerCase());

/** Joins causes to a sentence: `When it is full, or the browser blocks it.` */
function causesOf(faults: Sight['faults']): string {
  const causes = faults.map(({fault}) => withinSentence(fault));
  const mark = causes.some((cause) => cause.includes(',')) ? ';' : ',';
  const last = causes.length > 1 ? `${mark} or ${causes.pop()}` : '';
  return `When ${causes.join(`${mark} `)}${last}.`;
}

function itemOf({seen, faults}: Sight): ApiElement {
  return element('li', {}, [element('strong', {}, [`${seen}.`]), ` ${causesOf(faults)}`]);
}

function listOf(sights: readonly Sight[]): ApiElement {
  return element('ul', outsideSearch.hProperties, sights.map(itemOf));
}

/**
 * Replaces `<FaultList of="search" />` by the list of a group of `src/site/faults.ts`: what a reader
 * sees, with the faults that lead to it. Reports a group that does not exist.
 */
export function faultLists() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isTag(node) || !parent || index === undefined) {
        return undefined;
      }
      const given = node.attributes.map((attribute) => attribute.value);
      const group = faultGroups.find(({id}) => id === given[0]);
      if (!group || given.length > 1) {
        const known = faultGroups.map(({id}) => `<FaultList of="${id}" />`).join(', ');
        reportFault(
          file,
          node,
          'unknown-fault-group',
          `there is no such list of faults; write one of ${known}.`,
        );
        return undefined;
      }
      parent.children.splice(index, 1, listOf(sightsOf(group.faults)));
      return [SKIP, index + 1];
    });
  };
}
