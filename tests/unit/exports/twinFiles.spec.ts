import {expect, test} from 'vitest';
import {parse} from 'yaml';

import {fullText, llmsFiles} from '../../../src/exports/llms/llmsFiles';
import type {PageMarkdown} from '../../../src/exports/markdown/pageMarkdown';
import {MAX_CHARACTERS, twinFiles, twinPath} from '../../../src/exports/markdown/twinFiles';

const site = {root: 'https://docs.example.org', release: '1.2.3'};

const page = (changed: Partial<PageMarkdown> = {}): PageMarkdown => ({
  address: '/api/kit/pods',
  title: 'kit.pods',
  description: 'Says "hello": to all.',
  crumbs: ['API Reference', 'kit'],
  segments: [{markdown: 'Text.'}],
  ...changed,
});

const sentence = 'A sentence of a page that says something. ';
const long = (characters: number) => sentence.repeat(characters / sentence.length);

test('a page is one file with front matter, a pointer to the index, title and description', () => {
  const [file, ...others] = twinFiles(page(), site);
  expect(others).toEqual([]);
  expect(file?.path).toBe('api/kit/pods.md');
  const [, front = '', ...rest] = file?.text.split('---\n') ?? [];
  expect(parse(front)).toEqual({
    title: 'kit.pods',
    description: 'Says "hello": to all.',
    url: 'https://docs.example.org/api/kit/pods',
    release: '1.2.3',
  });
  expect(rest.join('---\n')).toBe(
    '\n> For agents: the index of these pages is https://docs.example.org/llms.txt\n\n' +
      '# kit.pods\n\nSays "hello": to all.\n\nText.\n',
  );
});

test('the home page has a name of its own', () => {
  expect(twinPath('/')).toBe('index.md');
  expect(twinPath('/guides')).toBe('guides.md');
});

test('a long page is an index with a file for each part, and no file is too long', () => {
  const part = (id: string) => ({
    part: {id, name: id.toUpperCase(), summary: `About ${id}.`},
    markdown: `## ${id}\n\n${long(20_000)}`,
  });
  const lead = {markdown: '## Symbols\n\n- class A\n- class B\n\nBefore.'};
  const files = twinFiles(page({segments: [lead, part('a'), part('b'), part('c')]}), site);
  expect(files.map(({path}) => path)).toEqual([
    'api/kit/pods.md',
    'api/kit/pods/part.a.md',
    'api/kit/pods/part.b.md',
    'api/kit/pods/part.c.md',
  ]);
  const [index, first] = files;
  expect(index?.text).toContain('Before.');
  expect(index?.text).not.toContain('- class A');
  expect(index?.text).toContain(
    '- [B](https://docs.example.org/api/kit/pods/part.b.md): About b.\n',
  );
  expect(first?.text).toContain('title: "A (kit.pods)"');
  expect(first?.text).toContain('url: "https://docs.example.org/api/kit/pods#a"');
  files.forEach(({text}) => expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS));
});

test('a part that is too long goes on in further files, before a heading', () => {
  const member = (name: string) => `### ${name}\n\n${long(30_000)}`;
  const markdown = ['## a', ...['x', 'y', 'z'].map(member)].join('\n\n');
  const part = {id: 'a', name: 'A', summary: ''};
  const files = twinFiles(page({segments: [{markdown, part}]}), site);
  expect(files.map(({path}) => path)).toEqual([
    'api/kit/pods.md',
    'api/kit/pods/part.a.md',
    'api/kit/pods/part.a.2.md',
    'api/kit/pods/part.a.3.md',
  ]);
  expect(files[0]?.text).toContain('[A](https://docs.example.org/api/kit/pods/part.a.md), [2](');
  expect(files[2]?.text).toMatch(/\n\n### y\n/);
  const count = (text: string) => text.split(sentence.trim()).length - 1;
  const words = files.slice(1).map(({text}) => count(text));
  expect(words.reduce((sum, part) => sum + part)).toBe(count(markdown));
});

test('a page without parts that is too long is divided too', () => {
  const items = Array.from({length: 3000}, (_, at) => `- [name_${at}](https://docs.example.org)`);
  const files = twinFiles(page({segments: [{markdown: items.join('\n')}]}), site);
  expect(files.length).toBeGreaterThan(1);
  expect(files[0]?.text).toContain(
    'This page goes on in [part 2](https://docs.example.org/api/kit/pods/part.2.md)',
  );
  files.forEach(({text}) => expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS));
  expect(files.map(({text}) => text.match(/^- \[name/gm)?.length ?? 0)).toSatisfy(
    (counts: number[]) => counts.reduce((sum, count) => sum + count) === items.length,
  );
});

test('each section has an index, the reference one for each package, and the first leads to all', () => {
  const indexed = (address: string, title: string, crumbs: string[]) => ({
    address,
    title,
    crumbs,
    description: `About ${title}.`,
  });
  const files = llmsFiles(
    [
      indexed('/guides/SDK', 'SDK', ['Guides']),
      indexed('/guides/SDK/pods', 'Pods', ['Guides', 'SDK']),
      indexed('/tutorials/introduction', 'Start', ['Tutorials']),
      indexed('/api', 'API', []),
      indexed('/api/bitfount', 'bitfount', ['API Reference']),
      indexed('/api/bitfount/config', 'bitfount.config', ['API Reference']),
      indexed('/api/bitfount/data', 'bitfount.data', ['API Reference']),
      indexed('/api/bitfount/data/csv', 'bitfount.data.csv', ['API Reference', 'data']),
    ],
    site,
  );
  const text = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  expect(files.map(({path}) => path)).toEqual([
    'llms.txt',
    'guides/llms.txt',
    'tutorials/llms.txt',
    'api/llms.txt',
    'api/bitfount/data/llms.txt',
  ]);
  for (const {path} of files.slice(1)) {
    expect(text('llms.txt')).toContain(`](https://docs.example.org/${path})`);
  }
  expect(text('guides/llms.txt')).toContain(
    '## SDK\n\n- [Pods](https://docs.example.org/guides/SDK/pods.md): About Pods.\n',
  );
  expect(text('api/llms.txt')).toContain('/api/bitfount/config.md)');
  expect(text('api/llms.txt')).not.toContain('/api/bitfount/data/csv.md)');
  expect(text('api/bitfount/data/llms.txt')).toContain('/api/bitfount/data.md)');
});

test('the full text has every file once', () => {
  const files = [
    {path: 'a.md', text: 'A\n'},
    {path: 'b.md', text: 'B\n'},
  ];
  expect(fullText(files)).toEqual({path: 'llms-full.txt', text: 'A\n\nB\n'});
});
