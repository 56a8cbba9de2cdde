import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

/** In the repository, whose modules are loaded anew when they change. */
const folder = path.resolve('test-results/load-module');

mkdirSync(folder, {recursive: true});
afterAll(() => rmSync(folder, {recursive: true}));

const value = path.join(folder, 'value.ts');
const main = path.join(folder, 'main.ts');

/** What the framework does: it evaluates the loader with `jiti`, anew each time. */
const script = `
  const {writeFileSync} = require('node:fs');
  const {loadFreshModule} = require('@docusaurus/utils');
  const load = async () => (await loadFreshModule(process.argv[1])).loadModule(process.argv[2]);
  (async () => {
    const first = await load();
    const second = await load();
    writeFileSync(process.argv[3], "export const value: string = 'new';");
    const third = await load();
    console.log(JSON.stringify([first.value(), first === second, third.value()]));
  })();
`;

test('a module is evaluated once, and again when a module that it imports has changed', () => {
  writeFileSync(value, "export const value: string = 'old';");
  writeFileSync(main, "import {value as read} from './value';\nexport const value = () => read;");
  const loader = path.resolve('src/lib/loadModule.ts');
  const output = execFileSync(process.execPath, ['-e', script, loader, main, value], {
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual(['old', true, 'new']);
});
