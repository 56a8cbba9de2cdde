import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import {faultLists} from '../../../src/markdown/faultLists';
import {faultGroups} from '../../../src/site/faults';

function run(source: string): {tree: Root; file: VFile} {
  const file = new VFile({path: 'docs/page.mdx', value: source});
  const processor = unified().use(remarkParse).use(remarkMdx).use(faultLists);
  return {tree: processor.runSync(processor.parse(file), file) as Root, file};
}

test('the tag becomes a list that names each fault of its group, once for what is seen', () => {
  const [list, ...others] = run('<FaultList of="search" />').tree.children;
  const texts: string[] = [];
  visit(list as Root['children'][number], 'text', ({value}) => void texts.push(value));
  const {faults} = faultGroups.find(({id}) => id === 'search') ?? {faults: []};
  const seen = [...new Set(faults.map((fault) => `${fault.seen}.`))];
  expect(texts.filter((_, index) => index % 2 === 0)).toEqual(seen);
  const causes = texts.filter((_, index) => index % 2 === 1);
  for (const {fault} of faults) {
    expect(causes.filter((text) => text.toLowerCase().includes(fault.toLowerCase()))).not.toEqual(
      [],
    );
  }
  expect(causes).toContain(' When JavaScript is off.');
  expect(causes).toContain(' When you go offline after the first result.');
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
