import {expect, test} from 'vitest';

import {factsLine} from '../../../src/components/factsLine';
import {rehypeAddressLinks} from '../../../src/markdown/html/addressLinks';
import {rehypeNeeds} from '../../../src/markdown/html/needs';
import {rehypeSteps} from '../../../src/markdown/html/steps';
import {page, run} from '../support/markdown';

const tutorial = 'Before.\n\n## One\n\nA\n\n## Two\n\nB\n\n---\n\n## After\n\nC\n';

test('level-2 sections become steps until a thematic break', async () => {
  const html = await run(tutorial, [rehypeSteps], {steps: true});
  expect(html.match(/<section class="step">/g)).toHaveLength(2);
  expect(html).toMatch(/<p>B<\/p>\s*<\/section><\/div>\s*<h2>After<\/h2>/);
  expect(html).not.toContain('<hr>');
});

test('a page without "steps: true" is left alone', async () => {
  expect(await run(tutorial, [rehypeSteps])).not.toContain('class="step"');
});

test('"steps: true" without a section fails', async () => {
  await expect(run('Words.\n', [rehypeSteps], {steps: true})).rejects.toThrow(
    `${page}:1: The page has "steps: true" but no level-2 heading to number. (site:missing-steps)`,
  );
});

test('a needs list becomes label and fact', async () => {
  const html = await run(
    ':::needs\n- You need: an account and `pip`\n- **Data:** one file\n:::\n',
    [rehypeNeeds],
  );
  expect(html).toContain(
    '<dl class="need"><dt>You need</dt><dd>an account and <code>pip</code></dd><dt>Data</dt><dd>one file</dd></dl>',
  );
});

test('a needs item without a label fails with its line', async () => {
  await expect(run(':::needs\n- only words\n:::\n', [rehypeNeeds])).rejects.toThrow(
    `${page}:2: An item of the needs list has no label: write "- Label: text". (site:unlabelled-need)`,
  );
});

test('the facts of a page follow from its folder and front matter', () => {
  expect(factsLine('default', 'SDK/for-data-custodians/x', {})[0]).toBe('For data custodians');
  expect(factsLine('default', 'general-reference/glossary', {})).toHaveLength(2);
  expect(factsLine('default', 'SDK/x', {audience: 'administrators'})[0]).toBe('For administrators');
  expect(factsLine('api', 'bitfount/config', {})).toEqual([]);
  expect(factsLine('default', 'SDK/index', {})).toEqual([]);
  expect(factsLine('tutorials', 'x', {steps: true})).toEqual([]);
});

test('a link whose text is its address is marked, so that print has the address once', async () => {
  const html = await run(
    '[hub.bitfount.com](https://hub.bitfount.com/), [python.org](https://www.python.org), [hub](https://hub.bitfount.com)\n',
    [rehypeAddressLinks],
  );
  expect(html.match(/data-address/g)).toHaveLength(2);
  expect(html).toContain('<a href="https://hub.bitfount.com">hub</a>');
});
