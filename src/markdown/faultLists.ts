import type {Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {type ApiElement, element} from '../reference/page/nodes';
import {fold} from '../reference/page/render/fold';
import {sightGroups} from '../site/faults';
import type {Fault, Sight} from '../site/faultTypes';
import {reportFault} from '../writing/faults';
import {outsideSearch} from './outsideSearch';

/** A `<FaultList of="…" />` as parsed by MDX. */
type Tag = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

const isTag = (node: object): node is Tag =>
  (node as Tag).type === 'mdxJsxFlowElement' && (node as Tag).name === 'FaultList';

function causeOf({fault, detail}: Fault): ApiElement {
  return element('li', {}, [`${fault}${detail ? `; ${detail}` : ''}`]);
}

/**
 * What is seen, each with the causes of one kind; without what has none of them.
 *
 * @param areRare whether the causes are those that hardly a reader meets, for which nothing is to be done
 */
function listOf(sights: readonly Sight[], areRare: boolean): ApiElement {
  const entries = sights.flatMap((sight) => {
    const causes = sight.faults.filter(({isRare = false}) => isRare === areRare);
    const todo = !areRare && sight.todo;
    const said = [
      todo && element('p', {}, [element('span', {}, ['What to do:']), ` ${todo}`]),
      element('ul', {}, causes.map(causeOf)),
    ];
    return causes.length > 0
      ? [element('div', {}, [element('dt', {}, [`${sight.seen}.`]), element('dd', {}, said)])]
      : [];
  });
  return element('dl.sights', outsideSearch.hProperties, entries);
}

/** The rare causes of all groups. */
function rareCauses(): ApiElement {
  const list = listOf(
    sightGroups.flatMap(({sights}) => sights),
    true,
  );
  return fold('Rare causes', 'hardly met, or hardly noticed', list, {...outsideSearch.hProperties});
}

const made: ReadonlyMap<string, () => ApiElement> = new Map([
  ...sightGroups.map(({id, sights}) => [id, () => listOf(sights, false)] as const),
  ['rare', rareCauses] as const,
]);

/**
 * Replaces `<FaultList of="search" />` by a list of `src/site/faults.ts`: what a reader sees, each with
 * what to do and the faults that lead to it. `of="rare"` is a closed list of the rare ones. Reports a
 * group that does not exist.
 */
export function faultLists() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isTag(node) || !parent || index === undefined) {
        return undefined;
      }
      const given = node.attributes.map((attribute) => attribute.value);
      const make = made.get(String(given[0]));
      if (!make || given.length > 1) {
        const known = [...made.keys()].map((id) => `<FaultList of="${id}" />`).join(', ');
        reportFault(
          file,
          node,
          'unknown-fault-group',
          `there is no such list of faults; write one of ${known}.`,
        );
        return undefined;
      }
      parent.children.splice(index, 1, make());
      return [SKIP, index + 1];
    });
  };
}
