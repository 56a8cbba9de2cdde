import {expect, test} from 'vitest';
import type {PhrasingContent} from 'mdast';

import {rebaseLinks} from '../../../src/reference/page/render/rebaseLinks';
import {parsePage} from '../../../src/reference/page/source/parsePage';
import type {Description} from '../../../src/reference/page/source/types';

const linksIn = (text: string): Description => {
  const [paragraph] = parsePage('page.mdx', text).children;
  const words = (paragraph?.type === 'paragraph' ? paragraph.children : []) as PhrasingContent[];
  return {name: 'x', words, more: [], line: 1};
};
const urls = ({words}: Description) => words.flatMap((node) => ('url' in node ? [node.url] : []));

test('words shown on another page link to the places of their own page', () => {
  const own = linksIn(
    'See [here](#here), [there](/guides/there#a) and [far](https://example.org).',
  );
  expect(urls(rebaseLinks(own, '/api/kit/shapes'))).toEqual([
    '/api/kit/shapes#here',
    '/guides/there#a',
    'https://example.org',
  ]);
  expect(urls(own)[0], 'the words of the page itself stay').toBe('#here');
});
