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
    'The pod is <a href="/guides/pods#offline">offline</a>. Start it.',
    '<code>The pod refused.</code>',
    'Grant the access.',
    '<code>The pod refused.</code> at the modeller',
    'Ask.',
  ]);
});

test('unknown ids and tags at other places are reported with their lines', async () => {
  const found = await faults(path.join(folder, 'bad.mdx'), inFolder(folder));
  expect(found.map((line) => line.replace(/^.*?:(\d+): /, '$1: '))).toEqual([
    '1: begin the first cell of a row with one <Message … />. (site:misplaced-message)',
    '5: docs/_messages has no message of="no-anser". Did you mean "no-answer"? (site:unknown-message)',
    '6: docs/_messages has no message of="". (site:unknown-message)',
    '7: begin the first cell of a row with one <Message … />. (site:misplaced-message)',
  ]);
});

test('faults of the answers are reported with file and line', async () => {
  const root = path.join(folder, 'spoilt');
  const found = await faults(path.join(folder, 'good.mdx'), inFolder(root));
  expect(found.map((line) => line.replace(/^.*?(pods\.yaml:\d+): /, '$1: '))).toEqual([
    'pods.yaml:3: the SDK has no message "Failed to register with hubb". The nearest is "Failed to register with hub". (site:malformed-message)',
    expect.stringMatching(/^pods\.yaml:4: doing is one of installing, logging-in, /),
    'pods.yaml:5: cause is one paragraph of words, code and links. (site:malformed-message)',
    'pods.yaml:7: unknown key "advice". (site:malformed-message)',
    'pods.yaml:9: mend is one paragraph of words, code and links. (site:malformed-message)',
    'pods.yaml:9: "no-workers" stands in two answers, no-workers and no-workers. (site:malformed-message)',
    'pods.yaml:10: an answer has at least one template. (site:malformed-message)',
  ]);
});
