import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type ApiElement, element} from '../reference/page/nodes';
import {type OfflineFeature, offlineFeatures} from '../site/offlineFeatures';
import {reportFault} from '../writing/faults';
import {outsideSearch} from './outsideSearch';

/** An `<OfflineFeatures />` as parsed by MDX. */
type Tag = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const isTag = (node: object): node is Tag =>
  (node as Tag).type === 'mdxJsxFlowElement' && (node as Tag).name === 'OfflineFeatures';

const features: readonly OfflineFeature[] = offlineFeatures;

const row = (tag: 'td' | 'th', cells: readonly string[]): ApiElement =>
  element(
    'tr',
    {},
    cells.map((cell) => element(tag, {}, [cell])),
  );

/** What works from a host only, and what happens from disk. */
function differences(): ApiElement {
  const rows = features.flatMap(({name, fromDisk}) =>
    fromDisk === undefined ? [] : [row('td', [name, fromDisk])],
  );
  return element('table', outsideSearch.hProperties, [
    element('thead', {}, [row('th', ['Feature', 'From disk'])]),
    element('tbody', {}, rows),
  ]);
}

/**
 * Replaces `<OfflineFeatures />` by a table of what the offline copy cannot do from disk
 * (`src/site/offlineFeatures.ts`), and what happens instead. Reports a tag with a property.
 */
export function offlineFeatureLists() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isTag(node) || !parent || index === undefined) {
        return undefined;
      }
      if (node.attributes.length > 0) {
        reportFault(file, node, 'unknown-offline-list', 'write <OfflineFeatures />.');
        return undefined;
      }
      parent.children.splice(index, 1, differences());
      return [SKIP, index + 1];
    });
  };
}
