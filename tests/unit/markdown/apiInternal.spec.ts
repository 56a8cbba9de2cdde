import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {apiPages} from '../../../src/markdown/apiPages';
import {faults, fixtures, modelDir, plain, render} from './support';
import {outputPath} from '../support/outputPath';

/** The good pages with a line of front matter added to that of shapes. */
function pagesWith(line: string): {root: string; file: (name: string) => string} {
  const root = outputPath('repository');
  cpSync(path.join(fixtures, 'good'), root, {recursive: true});
  const file = (name: string) => path.join(root, 'api/kit', `${name}.mdx`);
  const shapes = readFileSync(file('shapes'), 'utf8');
  writeFileSync(file('shapes'), shapes.replace('---\n', `---\n${line}\n`));
  return {root, file};
}

test('a module that the writer marks as internal says so, on its page and in its package', async () => {
  const {root, file} = pagesWith('internal: true');
  const plugin: [typeof apiPages, object] = [apiPages, {root, modelDir}];
  expect(plain(await render(file('shapes'), plugin))).toContain('StatusInternal:');
  expect(plain(await render(file('index'), plugin))).toContain('shapes internal');
});

test('any other word in its place stops the build', async () => {
  const {root, file} = pagesWith('internal: perhaps');
  const found = await faults(file('shapes'), [apiPages, {root, modelDir}]);
  expect(found.join('\n')).toMatch(/shapes\.mdx:1: internal is "perhaps"; write true/);
});

test('a description with backticks stops the build', async () => {
  const {root, file} = pagesWith('');
  const shapes = readFileSync(file('shapes'), 'utf8');
  writeFileSync(file('shapes'), shapes.replace(/description: .*/, 'description: Draws `Shape`.'));
  const found = await faults(file('shapes'), [apiPages, {root, modelDir}]);
  expect(found.join('\n')).toMatch(/shapes\.mdx:1: the description is plain text/);
});

test('a module that is not for import has no line that says how, nor have those below a package', async () => {
  const imports = async ({root, file}: ReturnType<typeof pagesWith>, name: string) =>
    plain(await render(file(name), [apiPages, {root, modelDir}])).match(
      /Import(?:from|import) kit/g,
    );
  const shapes = pagesWith('import: false');
  expect(await imports(shapes, 'shapes')).toBeNull();
  expect(await imports(shapes, 'index')).not.toBeNull();
  const all = pagesWith('import: true');
  expect((await imports(all, 'shapes'))?.length).toBeGreaterThan(0);
  const index = readFileSync(all.file('index'), 'utf8');
  writeFileSync(all.file('index'), index.replace('---\n', '---\nimport: false\n'));
  expect(await imports(all, 'index')).toBeNull();
});
