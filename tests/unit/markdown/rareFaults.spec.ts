import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {apiPages} from '../../../src/markdown/apiPages';
import {markedByMeta} from '../../../src/markdown/code/lines';
import {faults, fixtures, modelDir} from './support';

/* Faults of heads of pages and of fences, each with what the build says. */

let root: string;
const shapes = () => path.join(root, 'api/kit/shapes.mdx');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'heads-'));
  cpSync(path.join(fixtures, 'good'), root, {recursive: true});
});

afterEach(() => rmSync(root, {recursive: true}));

const faultsOf = (file: string) => faults(file, [apiPages, {root, modelDir}]);

test.each([
  ['description: Some `code`.', 'the description is plain text: its backticks would be shown'],
  ['internal: maybe', 'internal is "maybe"; write'],
])('%s in the front matter stops the build', async (line, reason) => {
  const page = readFileSync(shapes(), 'utf8').replace(/^description: .*/m, line);
  writeFileSync(shapes(), page);
  const found = await faultsOf(shapes());
  expect(found.filter((fault) => fault.includes('(site:invalid-front-matter)'))).toEqual([
    expect.stringContaining(`shapes.mdx:1: ${reason}`),
  ]);
});

test('a page that stands in another place than its module stops the build', async () => {
  const other = path.join(root, 'api/kit/shapes/index.mdx');
  mkdirSync(path.dirname(other));
  renameSync(shapes(), other);
  expect(await faultsOf(other)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /index\.mdx:1: the page of kit\.shapes stands in .*kit\/shapes\.mdx\. \(site:misplaced-page\)$/,
      ),
    ]),
  );
});

test.each(['{2-1}', '{0,x}', '{1-999999999999}', '{}'])('the lines %s are refused', (meta) => {
  expect(() => markedByMeta(meta)).toThrow(
    expect.objectContaining({
      rule: 'malformed-line-range',
      message: `"${meta}" is no list of lines: write it as {1,3-4}.`,
    }) as Error,
  );
});
