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

test('the tag becomes the table of its principle, with the tests in a closed disclosure', () => {
  const [table, evidence, ...others] = run('<CriteriaTable of="robust" />').tree.children;
  const rows = [...JSON.stringify(table).matchAll(/"hName":"tr"/g)];
  expect(rows).toHaveLength(criteriaOf('robust').length + 1);
  expect(JSON.stringify(table)).toContain('4.1.2 Name, Role, Value');
  expect(JSON.stringify(table)).not.toContain('.spec.ts');
  expect(evidence?.data).toMatchObject({hName: 'details'});
  for (const {file} of criteriaOf('robust').flatMap(({tests}) => tests)) {
    expect(JSON.stringify(evidence)).toContain(file);
  }
  expect(JSON.stringify(evidence)).not.toContain('"open"');
  expect(others).toEqual([]);
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
