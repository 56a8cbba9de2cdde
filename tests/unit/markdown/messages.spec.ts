import path from 'node:path';

import {expect, test} from 'vitest';

import {sharedMessages} from '../../../src/markdown/messages';
import {faults, fixtures, render} from './support';

const folder = path.join(fixtures, 'messages');
const inFolder = (root: string) => [sharedMessages, {root}] as [typeof sharedMessages, object];

test('a row that names a message has its text and what to do; own words of the page stay', async () => {
  const html = await render(path.join(folder, 'good.mdx'), inFolder(folder));
  const cells = [...html.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell]) => cell);
  expect(cells).toEqual([
    '<code>No pod answered after … minutes</code>',
    'The pod is <a href="/guides/pods#offline">offline</a>.',
    '<code>The pod refused.</code>',
    'Grant the access.',
  ]);
});

test('unknown ids and tags at other places are reported with their lines', async () => {
  const found = await faults(path.join(folder, 'bad.mdx'), inFolder(folder));
  expect(found.map((line) => line.replace(/^.*?:(\d+): /, '$1: '))).toEqual([
    '1: put <Message … /> alone in the first cell of a row. (site:misplaced-message)',
    '5: docs/_messages.mdx has no message of="no-anser". Did you mean "no-answer"? (site:unknown-message)',
    '6: docs/_messages.mdx has no message of="". (site:unknown-message)',
    '7: put <Message … /> alone in the first cell of a row. (site:misplaced-message)',
  ]);
});

test('an entry without advice is reported with file and line', async () => {
  const root = path.join(folder, 'spoilt');
  expect(await faults(path.join(folder, 'good.mdx'), inFolder(root))).toEqual([
    expect.stringMatching(/spoilt\/docs\/_messages\.mdx:1: .*\(site:malformed-message\)$/),
  ]);
});
