import {expect, test} from 'vitest';

import {rehypeHighlight} from '../../../src/markdown/html/highlight';
import {rehypeTabs} from '../../../src/markdown/html/tabs';
import {run} from '../support/markdown';

const shell = '```bash title="Linux and macOS"\nexport A=1\n```\n';
const windows = '```powershell title="Windows PowerShell"\n$env:A = "1"\n```\n';
const other = '```yaml title="pod.yaml"\nname: x\n```\n';

function render(markdown: string, writesMarkup = true): Promise<string> {
  return run(markdown, [rehypeHighlight, [rehypeTabs, {writesMarkup}]]);
}

test('code for two systems becomes tabs, the first of which is chosen', async () => {
  const html = await render(`${shell}\n${windows}`);
  expect(html).toContain(
    '<fieldset class="tabs" data-tabs="system"><legend class="vh" data-nosearch="">Operating system</legend>',
  );
  expect(html).toContain(
    '<input type="radio" id="tabs-1-1" name="tabs-1" value="Linux and macOS" checked><label for="tabs-1-1" data-nosearch="">Linux and macOS</label>',
  );
  expect(html.match(/<input[^>]+checked/g)).toHaveLength(1);
  expect(html.match(/<figure class="code"[^>]*>/g)).toHaveLength(2);
});

test('React does not own the choice where it renders the page', async () => {
  const html = await render(`${shell}\n${windows}`, false);
  expect(html).not.toContain(' checked');
});

test('words between two blocks, or one block alone, make no tabs', async () => {
  expect(await render(`${shell}\nOn Windows:\n\n${windows}`)).not.toContain('fieldset');
  expect(await render(`${shell}\n${other}`)).not.toContain('fieldset');
  expect(await render(`${other}\n${other}`)).not.toContain('fieldset');
});

test('each set of tabs has names of its own, also inside lists', async () => {
  const html = await render(
    `${shell}\n${windows}\nThen:\n\n- ${(shell + '\n' + windows).replaceAll('\n', '\n  ')}`,
  );
  expect(html.match(/<fieldset/g)).toHaveLength(2);
  expect(html).toContain('name="tabs-2"');
});

test('tabs of a language keep the names of their files', async () => {
  const html = await render(
    '```yaml title="pod.yaml" tab="YAML"\nname: x\n```\n\n```python title="pod.py" tab="Python"\nx = 1\n```\n',
  );
  expect(html).toContain('data-tabs="language"');
  expect(html).toMatch(/value="Python">\s*<label for="tabs-1-2" data-nosearch="">pod\.py<\/label>/);
});
