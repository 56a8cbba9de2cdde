import {expect, test} from 'vitest';

import {rehypeTerms} from '../../../src/markdown/html/terms';
import {run} from '../support/markdown';

const glossary =
  'Lead.\n\n## Terms\n\n### Pod\n\nA.\n\nB.\n\n### Project\n\nE.\n\n### Task\n\nC.\n\n## Further\n\nD.\n';

test('each entry of a glossary is a section with its words beside the term', async () => {
  const html = await run(glossary, [rehypeTerms], {terms: true});
  expect(html.match(/<section class="term">/g)).toHaveLength(3);
  expect(html).toMatch(
    /<section class="term"><h3>Task<\/h3><div>\s*<p>C.<\/p>\s*<\/div><\/section><h2>Further/,
  );
});

test('each letter has one heading, and a link in the row above, in place of the heading there', async () => {
  const html = await run(glossary, [rehypeTerms], {terms: true});
  expect(html).toMatch(/^<p>Lead.<\/p>\s*<nav class="letters" aria-label="Letters">/);
  expect([...html.matchAll(/<a href="#(letter-[a-z])">/g)].map(([, id]) => id)).toEqual([
    'letter-p',
    'letter-t',
  ]);
  expect([...html.matchAll(/<h2[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<h2 class="letter" id="letter-p" data-nosearch="">',
    '<h2 class="letter" id="letter-t" data-nosearch="">',
    '<h2>',
  ]);
});

test('other pages stay as they are', async () => {
  expect(await run(glossary, [rehypeTerms])).not.toContain('class="term"');
});
