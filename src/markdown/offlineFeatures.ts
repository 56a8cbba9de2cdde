import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type ApiElement, element} from '../reference/page/nodes';
import {type OfflineFeature, offlineFeatures} from '../site/offlineFeatures';
import {reportFault} from '../writing/faults';
import {joinWith, withinSentence} from '../writing/sentences';
import {outsideSearch} from './outsideSearch';

/** An `<OfflineFeatures of="…" />` as parsed by MDX. */
type Tag = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const isTag = (node: object): node is Tag =>
  (node as Tag).type === 'mdxJsxFlowElement' && (node as Tag).name === 'OfflineFeatures';

const features: readonly OfflineFeature[] = offlineFeatures;

/** What works from a host and from disk, in one sentence. */
function worksEverywhere(): ApiElement {
  const names = features
    .filter(({fromDisk}) => fromDisk === undefined)
    .map(({name}) => withinSentence(name));
  const words = `From a host and from disk you have ${joinWith('and', names)}.`;
  return element('p', outsideSearch.hProperties, [words]);
}

const row = (tag: 'td' | 'th', cells: readonly string[]): ApiElement =>
  element(
    'tr',
    {},
    cells.map((cell) => element(tag, {}, [cell])),
  );

/** What works from a host only, and what happens from disk. */
function worksFromHost(): ApiElement {
  const rows = features.flatMap(({name, fromDisk}) =>
    fromDisk === undefined ? [] : [row('td', [name, fromDisk])],
  );
  return element('table', outsideSearch.hProperties, [
    element('thead', {}, [row('th', ['From a host', 'From disk'])]),
    element('tbody', {}, rows),
  ]);
}

const made: Readonly<Record<string, () => ApiElement>> = {
  everywhere: worksEverywhere,
  host: worksFromHost,
};

/**
 * Replaces `<OfflineFeatures of="everywhere" />` by a sentence on what the offline copy can do in all places,
 * and `of="host"` by a table of what it cannot do from disk (`src/site/offlineFeatures.ts`). Reports any
 * other value.
 */
export function offlineFeatureLists() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isTag(node) || !parent || index === undefined) {
        return undefined;
      }
      const make = made[String(node.attributes[0]?.value)];
      if (!make || node.attributes.length > 1) {
        const known = Object.keys(made).map((name) => `<OfflineFeatures of="${name}" />`);
        reportFault(file, node, 'unknown-offline-list', `write ${known.join(' or ')}.`);
        return undefined;
      }
      parent.children.splice(index, 1, make());
      return [SKIP, index + 1];
    });
  };
}
