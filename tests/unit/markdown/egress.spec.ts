import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {egressLists} from '../../../src/markdown/egress';
import type {FileCalls} from '../../../src/reference/model/callSites';
import {egressHosts, egressRows} from '../../../src/site/egress';

function run(source: string, files?: readonly FileCalls[]): {tree: Root; file: VFile} {
  const file = new VFile({path: 'docs/page.mdx', value: source});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(egressLists, files ? {files} : {});
  return {tree: processor.runSync(processor.parse(file), file) as Root, file};
}

const faultsOf = (source: string, files?: readonly FileCalls[]) =>
  run(source, files).file.messages.map(({ruleId, reason}) => `(${ruleId}) ${reason}`);

/** The addresses in the page that a tag becomes. */
function idsOf(name: string): unknown[] {
  const ids: unknown[] = [];
  visit(run(`<Egress of="${name}" />`).tree, 'apiElement', ({data}) => {
    ids.push(...(data.hProperties.id === undefined ? [] : [data.hProperties.id]));
  });
  return ids;
}

test.each([...new Set(egressRows.map(({topic}) => topic))])(
  'the table of "%s" shows each of its rows, with an address',
  (topic) => {
    const rows = egressRows.filter((row) => row.topic === topic);
    expect(idsOf(topic)).toEqual(rows.map(({id}) => `row-${id}`));
    const text = toString(run(`<Egress of="${topic}" />`).tree);
    for (const {fields = []} of rows) {
      expect(fields.filter((field) => !text.includes(field))).toEqual([]);
    }
  },
);

test('the hosts are a table, and those of certain tasks a list', () => {
  const [table] = run('<Egress of="hosts" />').tree.children;
  const inList = egressHosts.filter(({list}) => list === 'hosts');
  expect(table?.type).toBe('table');
  expect((table as {children: unknown[]}).children).toHaveLength(inList.length + 1);
  const text = toString(run('<Egress of="task-hosts" />').tree);
  expect(text).toContain('safetensors-convert.hf.space');
});

test('text for a firewall is a block of code with the name of its file', () => {
  expect(run('<Egress of="windows" />').tree.children).toMatchObject([
    {type: 'code', lang: 'powershell', meta: 'title="bitfount-firewall.ps1"'},
  ]);
});

test('a tag that names nothing, names too much or stands in a sentence is reported', () => {
  expect(faultsOf('<Egress of="host" />')[0]).toContain('(unknown-egress)');
  expect(faultsOf('<Egress />')[0]).toContain('(malformed-egress)');
  expect(faultsOf('a <Egress of="hosts" /> b')[0]).toContain('(misplaced-egress)');
});

test('a call of the package that no row names is reported where the page gives the counts', () => {
  const files: FileCalls[] = [
    {
      file: 'bitfount/new.py',
      module: 'bitfount.new',
      calls: [['send', 7, 'requests.post', 'http']],
    },
  ];
  const faults = faultsOf('<Egress of="counts" />', files);
  expect(
    faults.filter((fault) => fault.startsWith('(unnamed-call) bitfount/new.py:7')),
  ).toHaveLength(1);
  expect(faultsOf('<Egress of="hosts" />', files)).toEqual([]);
  expect(faultsOf('<Egress of="counts" />')).toEqual([]);
});
