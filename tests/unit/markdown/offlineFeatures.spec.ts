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

test('the table has what differs from disk, with what happens instead, and nothing else', () => {
  const {texts} = run('<OfflineFeatures />');
  const differing = features.flatMap(({name, fromDisk}) =>
    fromDisk === undefined ? [] : [name, fromDisk],
  );
  expect(texts).toEqual(['Feature', 'From disk', ...differing]);
});

test('a tag with a property is reported with its line', () => {
  const {file} = run('Text.\n\n<OfflineFeatures of="moon" />');
  expect(file.messages.map(({line, ruleId}) => [line, ruleId])).toEqual([
    [3, 'unknown-offline-list'],
  ]);
  expect(String(file.messages[0])).toContain('<OfflineFeatures />');
});
