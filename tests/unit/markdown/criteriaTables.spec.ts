import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {criteriaTables} from '../../../src/markdown/criteriaTables';
import {licenceTable} from '../../../src/markdown/licenceTable';
import {criteriaOf} from '../../../src/site/accessibility';
import {shippedPackages} from '../../../src/site/shippedPackages';

function run(source: string): {tree: Root; file: VFile} {
  const file = new VFile({path: 'docs/page.mdx', value: source});
  const processor = unified().use(remarkParse).use(remarkMdx).use(criteriaTables).use(licenceTable);
  return {tree: processor.runSync(processor.parse(file), file) as Root, file};
}

test('the tag becomes the table of its principle', () => {
  const [table] = run('<CriteriaTable of="robust" />').tree.children;
  expect(table?.type === 'table' && table.children.length).toBe(criteriaOf('robust').length + 1);
  expect(JSON.stringify(table)).toContain('4.1.2 Name, Role, Value');
});

test.each(['<CriteriaTable of="x" />', '<CriteriaTable />', '<CriteriaTable of="robust" a="b" />'])(
  '%s is reported with its line and what to write',
  (tag) => {
    const {file} = run(`Text.\n\n${tag}`);
    expect(file.messages.map(({line, ruleId}) => [line, ruleId])).toEqual([
      [3, 'unknown-principle'],
    ]);
    expect(String(file.messages[0])).toContain('<CriteriaTable of="operable" />');
  },
);

test('the table of licences has a row for each package that reaches readers', () => {
  const [table] = run('<LicenceTable />').tree.children;
  expect(table?.type === 'table' && table.children.length).toBe(shippedPackages.length + 1);
});
