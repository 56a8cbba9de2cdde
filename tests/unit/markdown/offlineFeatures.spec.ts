import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';

import {offlineFeatureLists} from '../../../src/markdown/offlineFeatures';
import {type OfflineFeature, offlineFeatures} from '../../../src/site/offlineFeatures';

const features: readonly OfflineFeature[] = offlineFeatures;

function run(source: string): {texts: string[]; file: VFile} {
  const file = new VFile({path: 'docs/page.mdx', value: source});
  const processor = unified().use(remarkParse).use(remarkMdx).use(offlineFeatureLists);
  const texts: string[] = [];
  visit(processor.runSync(processor.parse(file), file) as Root, 'text', ({value}) => {
    texts.push(value);
  });
  return {texts, file};
}

test('each feature is in the sentence or in the table, with what happens from disk where it does not work', () => {
  const everywhere = run('<OfflineFeatures of="everywhere" />').texts.join('').toLowerCase();
  expect(everywhere).toMatch(/^[^.]+\.$/);
  const {texts: host} = run('<OfflineFeatures of="host" />');
  for (const {name, fromDisk} of features) {
    expect(everywhere.includes(name.toLowerCase()), name).toBe(fromDisk === undefined);
    expect(host.includes(name), name).toBe(fromDisk !== undefined);
    expect(fromDisk === undefined || host.includes(fromDisk), name).toBe(true);
  }
});

test.each(['<OfflineFeatures of="moon" />', '<OfflineFeatures />'])(
  '%s is reported with its line',
  (tag) => {
    const {file} = run(`Text.\n\n${tag}`);
    expect(file.messages.map(({line, ruleId}) => [line, ruleId])).toEqual([
      [3, 'unknown-offline-list'],
    ]);
    expect(String(file.messages[0])).toContain('<OfflineFeatures of="host" />');
  },
);
