import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Root} from 'mdast';
import {expect, test} from 'vitest';

import {faultTables} from '../../../src/markdown/faultTables';
import {faultGroups} from '../../../src/site/faults';

function run(source: string): {tree: Root; file: VFile} {
  const file = new VFile({path: 'docs/page.mdx', value: source});
  const processor = unified().use(remarkParse).use(remarkMdx).use(faultTables);
  return {tree: processor.runSync(processor.parse(file), file) as Root, file};
}

test('the tag becomes the table of its group, with the file of its tests below', () => {
  const {tree} = run('<FaultTable of="search" />');
  const [table, tests] = tree.children;
  const rows = faultGroups.find(({id}) => id === 'search')?.faults.length ?? 0;
  expect(table?.type === 'table' && table.children.length).toBe(rows + 1);
  expect(JSON.stringify(tests)).toContain('tests/e2e/faultsSearch.spec.ts');
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
