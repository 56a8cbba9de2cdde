import {expect, test} from 'vitest';

import {rehypeTerms} from '../../../src/markdown/html/terms';
import {run} from '../support/markdown';

const glossary = 'Lead.\n\n## Terms\n\n### Pod\n\nA.\n\nB.\n\n### Task\n\nC.\n\n## Further\n\nD.\n';

test('each entry of a glossary is a section with its words beside the term', async () => {
  const html = await run(glossary, [rehypeTerms], {terms: true});
  expect(html.match(/<section class="term">/g)).toHaveLength(2);
  expect(html).toMatch(
    /<section class="term"><h3>Task<\/h3><div>\s*<p>C.<\/p>\s*<\/div><\/section><h2>Further/,
  );
});

test('other pages stay as they are', async () => {
  expect(await run(glossary, [rehypeTerms])).not.toContain('class="term"');
});
