import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {growSite} from '../../../scripts/measure/build/growSite';
import {outputPath} from '../support/outputPath';

test('a grown site has the reference several times, each with names of its own', () => {
  const folder = outputPath('grown');
  const write = (file: string, content: unknown) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const data = 'src/reference/data';
  const root = {path: 'bitfount', submodules: ['data'], symbols: []};
  const symbols = [{name: 'CSVSource', path: 'bitfount.data.CSVSource'}, {name: 'run'}];
  write(`${data}/index.json`, {modules: ['bitfount', 'bitfount.data']});
  write(`${data}/modules/bitfount.json`, root);
  write(`${data}/modules/bitfount.data.json`, {path: 'bitfount.data', symbols});
  write('api/bitfount/index.mdx', '---\ntitle: bitfount\n---\n\nSee `bitfount.data`.\n');
  write('api/bitfount/data.mdx', '## CSVSource\n\nLet it run: `bitfount.data.CSVSource`.\n');

  expect(growSite(folder, 3)).toBe(4);
  expect(JSON.parse(read(`${data}/index.json`))).toEqual({
    modules: [
      'bitfount',
      'bitfount.data',
      'bitfount.copy1',
      'bitfount.copy1.data',
      'bitfount.copy2',
      'bitfount.copy2.data',
    ],
  });
  expect(JSON.parse(read(`${data}/modules/bitfount.json`))).toEqual({
    ...root,
    submodules: ['data', 'copy1', 'copy2'],
  });
  expect(JSON.parse(read(`${data}/modules/bitfount.copy2.data.json`))).toEqual({
    path: 'bitfount.copy2.data',
    symbols: [{name: 'CSVSourcecopy2', path: 'bitfount.copy2.data.CSVSourcecopy2'}, {name: 'run'}],
  });
  expect(read('api/bitfount/copy1/index.mdx')).toBe(
    '---\ntitle: bitfount.copy1\n---\n\nSee `bitfount.copy1.data`.\n',
  );
  expect(read('api/bitfount/copy1/data.mdx')).toBe(
    '## CSVSourcecopy1\n\nLet it run: `bitfount.copy1.data.CSVSourcecopy1`.\n',
  );
});
