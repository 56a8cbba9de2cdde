import type {Element} from 'hast';
import {expect, test} from 'vitest';

import {breakNames, rehypeNameBreaks} from '../../../src/markdown/html/nameBreaks';
import {run} from '../support/markdown';

const broken = (markdown: string): Promise<string> => run(markdown, [rehypeNameBreaks]);

test('a long name may break at its parts, in text and in code', async () => {
  expect(await broken('Set `BITFOUNT_ALLOW_TRANSFER`')).toContain(
    '<code>BITFOUNT_<wbr>ALLOW_TRANSFER</code>',
  );
  expect(await broken('See runners.config_schemas.pod')).toContain(
    'See runners.<wbr>config_schemas.pod',
  );
});

test('a name that fits the narrowest phone stays whole, except alone in a cell', async () => {
  expect(await broken('`partition_size`')).toContain('<code>partition_size</code>');
  const table = await broken('| a | b |\n|---|---|\n| `partition_size` | of `partition_size` |\n');
  expect(table).toContain('<td><code>partition_<wbr>size</code></td>');
  expect(table).toContain('of <code>partition_size</code>');
});

test('a long word of prose stays whole', async () => {
  expect(await broken('pseudohypoparathyroidismic')).toContain('pseudohypoparathyroidismic');
});

test('a name with a number is not broken at its hyphen', async () => {
  expect(await broken('Codes (ICD-10, SNOMED) by well-known rules')).toContain(
    'Codes <span class="nb">(ICD-10,</span> SNOMED) by well-known rules',
  );
});

test('code is not broken at a hyphen, unless it is too long for a phone', async () => {
  expect(await broken('`jane-doe/census`')).toContain(
    '<code><span class="nb">jane-doe/census</span></code>',
  );
  expect(await broken('`run_pod --pod_identifier=a-very/long-name`')).toContain(
    '<code>run_pod <span class="nb">--pod_identifier=</span><wbr>' +
      '<span class="nb">a-very/long-name</span></code>',
  );
  expect(await broken('`pre-screening-patients-of-the-week.csv`')).not.toContain('nb');
});

test('fields of a format are not broken', async () => {
  expect(await broken('`%(asctime)s: %(processName)s.%(name)s`')).toContain(
    '<code><span class="nb">%(asctime)s:</span> <span class="nb">%(processName)s.</span><wbr>' +
      '<span class="nb">%(name)s</span></code>',
  );
});

test('the number of a message does not end a line', async () => {
  expect(await broken('`1 validation error for Settings`')).toContain(
    '<code><span class="nb">1 validation</span> error for Settings</code>',
  );
  expect(await broken('1 validation error for all')).not.toContain('nb');
});

test.each([
  ['pre', []],
  ['svg', []],
  ['span', ['katex']],
])('%s %j lays out its own text', (tagName, className) => {
  const own: Element = {
    type: 'element',
    tagName,
    properties: {className},
    children: [{type: 'text', value: 'BITFOUNT_ALLOW_TRANSFER_SYNTAXES'}],
  };
  breakNames(own);
  expect(own.children).toHaveLength(1);
});
