import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import {faultLists} from '../../../src/markdown/faultLists';
import {sightGroups} from '../../../src/site/faults';
import type {Sight} from '../../../src/site/faultTypes';

function run(source: string): {tree: Root; file: VFile} {
  const file = new VFile({path: 'docs/page.mdx', value: source});
  const processor = unified().use(remarkParse).use(remarkMdx).use(faultLists);
  return {tree: processor.runSync(processor.parse(file), file) as Root, file};
}

/** The entries of the list that a tag becomes. */
function listOf(group: string): string[] {
  const [list, ...others] = run(`<FaultList of="${group}" />`).tree.children;
  expect(others).toEqual([]);
  const entries: string[] = [];
  visit(list as Root['children'][number], 'apiElement', (node) => {
    if (node.data.hName === 'div') {
      entries.push(toString(node));
    }
  });
  return entries;
}

/** The causes of a sight that are rare, or that are not. */
const causes = ({faults}: Sight, areRare: boolean) =>
  faults.filter(({isRare = false}) => isRare === areRare);

const words = (sight: Sight, areRare: boolean) =>
  causes(sight, areRare).map(({fault, detail}) => fault + (detail ? `; ${detail}` : ''));

test.each(sightGroups.map((group) => [group.id, group] as const))(
  'the tag of "%s" becomes a list of what is seen, each with what to do and the faults that lead to it',
  (id, group) => {
    const sights = group.sights.filter((sight) => causes(sight, false).length > 0);
    expect(listOf(id)).toEqual(
      sights.map((sight) => {
        const todo = sight.todo ? `What to do: ${sight.todo}` : '';
        return `${sight.seen}.${todo}${words(sight, false).join('')}`;
      }),
    );
  },
);

test('rare faults of all groups are in one list, so that each fault is on the page once', () => {
  const sights = sightGroups
    .flatMap((group) => group.sights)
    .filter((sight) => causes(sight, true).length > 0);
  expect(listOf('rare')).toEqual(
    sights.map((sight) => `${sight.seen}.${words(sight, true).join('')}`),
  );
});

test.each(['<FaultList of="nothing" />', '<FaultList />', '<FaultList of="search" also="x" />'])(
  '%s is reported with its line and what to write',
  (tag) => {
    const {file} = run(`Text.\n\n${tag}`);
    expect(file.messages.map(({line, ruleId}) => [line, ruleId])).toEqual([
      [3, 'unknown-fault-group'],
    ]);
    expect(String(file.messages[0])).toContain('<FaultList of="search" />');
  },
);
