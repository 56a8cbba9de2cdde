import {Buffer} from 'node:buffer';

import {expect, test} from 'vitest';

import {packageJson, readme} from '../../../src/exports/pack/about';
import {checkPackages} from '../../../src/hosting/supply-chain/checkPackages';
import {messageRows} from '../../../src/exports/pack/messages';
import {packFiles} from '../../../src/exports/pack/packFiles';
import {zip} from '../../../src/exports/pack/zip';
import {shippedPackages} from '../../../src/site/shippedPackages';

const site = {root: 'https://docs.example.org', release: '1.2.3'};

test('messages are rows of tables with cause and fix, below their heading', () => {
  const text = [
    '# Page',
    '| message service | cause and fix |',
    '| - | - |',
    '## What can go wrong',
    '',
    '| message | cause and fix |',
    '| - | - |',
    '| `a \\| b` | Fix it. |',
    '| `c: …` | [Read](https://docs.example.org/d). |',
    '',
    '| key | meaning |',
    '| - | - |',
    '| e | f |',
  ].join('\n');
  expect(messageRows([{path: 'guides/x.md', text}])).toEqual([
    {message: '`a | b`', fix: 'Fix it.', page: '/guides/x.md', section: 'What can go wrong'},
    {
      message: '`c: …`',
      fix: '[Read](https://docs.example.org/d).',
      page: '/guides/x.md',
      section: 'What can go wrong',
    },
  ]);
});

test('an archive is the same for the same files in any order, and has no time of its making', () => {
  const files = [
    {path: 'x/b.txt', data: 'b'},
    {path: 'x/a', data: new Uint8Array([1, 2]), isExecutable: true},
  ];
  const archive = zip(files);
  expect(Buffer.from(zip(files.toReversed())).equals(Buffer.from(archive))).toBe(true);
  // 1 January 1980, 00:00, in the form of MS-DOS: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.4.6
  expect([...archive.slice(10, 14)]).toEqual([0, 0, 0x21, 0]);
});

test('the pack is one folder with what npm and a client need', () => {
  const files = packFiles({
    site,
    pages: [{path: 'guides/x.md', text: '# X'}],
    skills: [{path: 'feed-cat/SKILL.md', text: 'Feed.'}],
    data: [{path: 'schemas/pod-spec.json', text: '{}'}],
    model: {index: {} as never, modules: new Map()},
    server: new Uint8Array([1]),
    licence: 'L',
    otherLicences: 'O',
  });
  const names = files.map(({path}) => path);
  expect(new Set(names.map((name) => name.split('/')[0]))).toEqual(new Set(['bitfount-docs']));
  for (const name of ['pages/guides/x.md', 'skills/feed-cat/SKILL.md', 'schemas/pod-spec.json']) {
    expect(names).toContain(`bitfount-docs/${name}`);
  }
  expect(files.filter(({isExecutable}) => isExecutable).map(({path}) => path)).toEqual([
    'bitfount-docs/server.mjs',
  ]);
});

test('the README names the file that package.json starts, with a configuration that parses', () => {
  const {bin, version, homepage} = JSON.parse(packageJson(site)) as Record<string, unknown>;
  expect({bin, version, homepage}).toEqual({
    bin: {'bitfount-docs': 'server.mjs'},
    version: '1.2.3',
    homepage: site.root,
  });
  const config = /```json\n([^]*?)```/.exec(readme(site))?.[1] ?? '';
  expect(JSON.parse(config)).toEqual({
    mcpServers: {'bitfount-docs': {command: 'node', args: ['/path/to/bitfount-docs/server.mjs']}},
  });
});

test('a package that is new in the server, or gone from it, is named', () => {
  const listed = shippedPackages.filter(({inServer}) => inServer).map(({folder}) => folder);
  expect(checkPackages('inServer', listed).map(({folder}) => folder)).toEqual(listed);
  expect(() => checkPackages('inServer', [...listed.slice(1), 'left-pad'])).toThrow(
    new RegExp(`^src/site/shippedPackages.ts:\n(?=[^]*${listed[0]} is not in)[^]*left-pad is in`),
  );
});
