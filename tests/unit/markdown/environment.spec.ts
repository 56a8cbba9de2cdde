import path from 'node:path';

import {expect, test} from 'vitest';

import {environmentVariables} from '../../../src/markdown/environment';
import {faults, fixtures, modelDir, render} from './support';

const plugin = [environmentVariables, {modelDir}] as [typeof environmentVariables, object];
const file = (name: string) => path.join(fixtures, 'environment', `${name}.mdx`);

test('a list of variables becomes a table with anchor, type and default from the model', async () => {
  const html = await render(file('good'), plugin);
  const rows = html
    .slice(html.indexOf('<tbody>'))
    .split('<tr>')
    .slice(1)
    .map((row) =>
      row
        .replace(/<\/(?:t[dh]|div)>/g, '|')
        .replace(/<[^>]+>/g, '')
        .trim(),
    );
  expect(rows).toEqual([
    'KIT_LEVEL|one of LOW, HIGH\u00a0· default\u00a0LOW|How much is said.|',
    'KIT_TTL|whole number, at least 1\u00a0· default\u00a0168|Hours until a thing is made again.|',
    'KIT_HOME|path\u00a0· default\u00a0~/.kit|Where things are kept.|',
    'KIT_FAST|switch\u00a0· default\u00a0true|Whether to hurry.|',
    'KIT_TOKEN|text\u00a0· not set|Who you are.|',
    'KIT_CACHE|path\u00a0· default\u00a0~/.kit/cache|What is kept for a while.|',
    'KIT_DATA|path\u00a0· default\u00a0~/.kit/cache/a/b|Data in it.|',
    'KIT_OTHER|path\u00a0· not set|What is elsewhere.|',
  ]);
  expect(html).toContain('<a href="#kit_ttl" id="kit_ttl">');
});

test('a variable named in the prose leads to its row; other lists stay lists', async () => {
  const html = await render(file('good'), plugin);
  expect(html).toContain('Set <a href="#kit_ttl"><code>KIT_TTL</code></a> first.');
  expect(html).toContain('<li>plain item</li>');
});

test('unknown and missing variables stop the build with file, line and nearest name', async () => {
  const name = path.relative(process.cwd(), file('bad'));
  expect(await faults(file('bad'), plugin)).toEqual([
    `${name}:1: add an item for each of \`KIT_TTL\`, \`KIT_TOKEN\`. (site:undescribed-environment-variable)`,
    `${name}:15: unknown environment variable "KIT_TLT". Did you mean "KIT_TTL"? (site:unknown-environment-variable)`,
  ]);
});
