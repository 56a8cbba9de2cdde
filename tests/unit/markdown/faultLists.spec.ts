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

function run(source: string): {tree: Root; file: VFile} {
  const file = new VFile({path: 'docs/page.mdx', value: source});
  const processor = unified().use(remarkParse).use(remarkMdx).use(faultLists);
  return {tree: processor.runSync(processor.parse(file), file) as Root, file};
}

test('the tag becomes a list of what is seen, each with the faults that lead to it', () => {
  const [list, ...others] = run('<FaultList of="search" />').tree.children;
  const entries: string[] = [];
  const bold: string[] = [];
  visit(list as Root['children'][number], 'apiElement', (node) => {
    if (node.data.hName === 'div') {
      entries.push(toString(node));
    } else if (node.data.hName === 'b') {
      bold.push(toString(node));
    }
  });
  const {sights} = sightGroups.find(({id}) => id === 'search') as (typeof sightGroups)[number];
  expect(entries).toHaveLength(sights.length);
  sights.forEach(({seen, faults}, index) => {
    const [, key] = seen.split('*');
    expect(bold[index]).toBe(key);
    expect(entries[index]).toMatch(new RegExp(`^${seen.replaceAll('*', '')}\\.`));
    for (const {fault, detail = ''} of faults) {
      expect(entries[index]).toContain(fault);
      expect(entries[index]).toContain(detail);
    }
  });
  expect(others).toEqual([]);
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
