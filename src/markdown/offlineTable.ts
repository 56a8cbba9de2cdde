import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {element} from '../reference/page/nodes';
import {type OfflineFeature, offlineFeatures} from '../site/offlineFeatures';
import {outsideSearch} from './outsideSearch';

const isTag = (node: object): boolean =>
  (node as RootContent).type === 'mdxJsxFlowElement' &&
  (node as {name?: string}).name === 'OfflineTable';

const row = (tag: 'td' | 'th', cells: readonly string[]) =>
  element(
    'tr',
    {},
    cells.map((cell) => element(tag, {}, [cell])),
  );

/** Replaces `<OfflineTable />` by a table of what the offline copy can do (`src/site/offlineFeatures.ts`). */
export function offlineTable() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isTag(node) || !parent || index === undefined) {
        return undefined;
      }
      const rows = offlineFeatures.map(({name, fromDisk = 'Works'}: OfflineFeature) =>
        row('td', [name, 'Works', fromDisk]),
      );
      const table = element('table', outsideSearch.hProperties, [
        element('thead', {}, [row('th', ['What', 'From a host', 'From disk'])]),
        element('tbody', {}, rows),
      ]);
      parent.children.splice(index, 1, table);
      return [SKIP, index + 1];
    });
  };
}
