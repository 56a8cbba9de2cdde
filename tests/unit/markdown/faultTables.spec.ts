import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import {faultTables} from '../../../src/markdown/faultTables';
import {faultGroups} from '../../../src/site/faults';

function run(source: string): {tree: Root; file: VFile} {
  const file = new VFile({path: 'docs/page.mdx', value: source});
  const processor = unified().use(remarkParse).use(remarkMdx).use(faultTables);
  return {tree: processor.runSync(processor.parse(file), file) as Root, file};
}

test('the tag becomes a table that names each fault of its group, once for what is seen', () => {
  const [table, ...others] = run('<FaultTable of="search" />').tree.children;
  const texts: string[] = [];
  visit(table as Root['children'][number], 'text', ({value}) => void texts.push(value));
  const {faults} = faultGroups.find(({id}) => id === 'search') ?? {faults: []};
  const seen = [...new Set(faults.map((fault) => fault.seen))];
  expect(texts.slice(2).sort()).toEqual([...seen, ...faults.map(({fault}) => fault)].sort());
  expect(others).toEqual([]);
});

test.each(['<FaultTable of="nothing" />', '<FaultTable />', '<FaultTable of="search" also="x" />'])(
  '%s is reported with its line and what to write',
  (tag) => {
    const {file} = run(`Text.\n\n${tag}`);
    expect(file.messages.map(({line, ruleId}) => [line, ruleId])).toEqual([
      [3, 'unknown-fault-group'],
    ]);
    expect(String(file.messages[0])).toContain('<FaultTable of="search" />');
  },
);
