import type {Paragraph, Root, RootContent, Table, TableRow} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type Fault, faultGroups} from '../site/faults';
import {reportFault} from '../writing/faults';
import {outsideSearch} from './outsideSearch';

/** A `<FaultTable of="…" />` as parsed by MDX. */
type Tag = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const isTag = (node: object): node is Tag =>
  (node as Tag).type === 'mdxJsxFlowElement' && (node as Tag).name === 'FaultTable';

const cell = (text: string): TableRow['children'][number] => ({
  type: 'tableCell',
  children: [{type: 'text', value: text}],
});

const row = (...texts: readonly string[]): TableRow => ({
  type: 'tableRow',
  children: texts.map(cell),
});

function tableOf(faults: readonly Fault[]): Table {
  const rows = faults.map(({fault, seen}) => row(fault, seen));
  return {
    type: 'table',
    children: [row('What happens', 'What you see'), ...rows],
    data: outsideSearch,
  };
}

function testsOf(file: string): Paragraph {
  return {
    type: 'paragraph',
    children: [
      {type: 'text', value: 'Tests: '},
      {type: 'inlineCode', value: file},
    ],
  };
}

/**
 * Replaces `<FaultTable of="search" />` by the table of a group of `src/site/faults.ts`. Reports a group
 * that does not exist.
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
      parent.children.splice(index, 1, tableOf(group.faults), testsOf(group.tests));
      return [SKIP, index + 2];
    });
  };
}
