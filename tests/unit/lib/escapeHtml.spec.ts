import {expect, test} from 'vitest';
import {parseDocument} from 'htmlparser2';

import {escapeHtml, unescapeHtml} from '../../../src/lib/escapeHtml';

const text = `<a href="x" id='y'>&amp; & &#38;`;

test('what HTML would read as a tag, a quote or a reference is escaped', () => {
  expect(escapeHtml(text)).toBe(
    '&#60;a href=&#34;x&#34; id=&#39;y&#39;&#62;&#38;amp; &#38; &#38;#38;',
  );
  expect(parseDocument(escapeHtml(text)).children).toMatchObject([{type: 'text', data: text}]);
});

test('unescaping gives the text again, once', () => {
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
  expect(unescapeHtml(escapeHtml(escapeHtml(text)))).toBe(escapeHtml(text));
});
