import path from 'node:path';

import {expect, test} from 'vitest';

import {loadModel} from '../../../src/reference/model/load';
import {symbolLinks} from '../../../src/markdown/symbolLinks';
import {symbolNames} from '../../../src/reference/names/symbolNames';
import {unlinkedSymbols} from '../../../src/reference/names/unlinkedSymbols';
import {parsePage} from '../../../src/reference/page/source/parsePage';
import {faults, fixtures, modelDir, render} from './support';

const plugin = [symbolLinks, {modelDir}] as [typeof symbolLinks, object];
const file = (name: string) => path.join(fixtures, 'symbol-links', `${name}.mdx`);

test('links to symbols lead to their sections, whatever the words', async () => {
  const html = await render(file('good'), plugin);
  const links = [...html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(
    ([, href, words]) => `${words?.replace(/<[^>]+>/g, '')} → ${href}`,
  );
  expect(links).toEqual([
    'Circle → /api/kit/shapes#circle',
    'Shape.scale → /api/kit/shapes#shape.scale',
    'the function → /api/kit/shapes#draw',
    'kit.shapes → /api/kit/shapes',
    'shapes → /api/kit/shapes',
    'draw() → /api/kit/shapes#draw',
    'plain link → /guides/x',
  ]);
});

test('unknown names stop the build with file, line and the nearest name', async () => {
  const name = path.relative(process.cwd(), file('bad')).replaceAll('\\', '/');
  expect(await faults(file('bad'), plugin)).toEqual([
    `${name}:5: the SDK has no "Circel". Did you mean "Circle"? (site:unknown-symbol)`,
    expect.stringContaining(`${name}:7: the SDK has no "Circle.radios".`),
  ]);
});

test('a name with several homes has to be told apart', () => {
  const names = symbolNames(loadModel());
  const meaning = names.meaningOf('main');
  expect(meaning).toMatchObject({kind: 'many'});
  expect(names.meaningOf('bitfount.Pod')).toMatchObject({
    kind: 'one',
    found: {path: 'bitfount.federated.pod.Pod'},
  });
});

test('a known symbol in code style must be a link where a section names it first', () => {
  const names = symbolNames(loadModel());
  const tree = parsePage(
    'page.mdx',
    [
      'A `CSVSource` reads. Again: `CSVSource`.',
      '## One',
      'The [`CSVSource`](api:) and then `CSVSource`; `path` is a parameter, `NotOfTheSdk` unknown.',
      '## `Pod`s and more',
      'Call `setup_loggers()` before `Pod.start`, not `csv`.',
    ].join('\n\n'),
  );
  expect(unlinkedSymbols(tree, names).map(({name, line}) => `${line} ${name}`)).toEqual([
    '1 CSVSource',
    '9 setup_loggers()',
    '9 Pod.start',
  ]);
});
