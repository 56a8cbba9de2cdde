import {expect, test} from 'vitest';

import {dataTag, pictureTags, withHeadTags} from '../../../src/exports/head/headTags';

test('texts of a page cannot leave their attribute or element', () => {
  const alt = '"><script>';
  expect(pictureTags({url: 'https://example.org/a.png', alt}, 'article')).not.toContain(alt);
  const tag = dataTag({headline: '</script><script>'});
  expect(tag.match(/<\/?script/g)).toHaveLength(2);
  expect(JSON.parse(tag.replace(/<[^>]*>/g, ''))).toEqual({headline: '</script><script>'});
});

test('tags are added once, at the end of the head', () => {
  const html = '<head><title>$&</title></head><body></head></body>';
  expect(withHeadTags(html, '<b>')).toBe('<head><title>$&</title><b></head><body></head></body>');
  expect(() => withHeadTags('<body></body>', '')).toThrow('</head>');
});
