import {readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {expect, test} from '@playwright/test';

import {TOOLS_FOLDER} from '../../src/markdown/tools/bundleTools';
import {tools} from '../../src/writing/tools';
import {fileOfAddress, buildFolder, pagesOfSitemap, readBuilt} from '../support/site';

/** In bytes, compressed. */
const MOST = {before: 60 * 1024, code: 250 * 1024};

const files = readdirSync(path.join(buildFolder, TOOLS_FOLDER));
const pages = pagesOfSitemap().map((page) => readBuilt(fileOfAddress(page)));

/** The compressed size of files of the build, sent one by one. */
function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
}

/** A script of a tool with all that it loads. */
function withParts(file: string, known = new Set<string>()): Set<string> {
  known.add(file);
  const code = readBuilt(path.join(TOOLS_FOLDER, file));
  for (const [, part = ''] of code.matchAll(/["']\.\/([\w.-]+\.js)["']/g)) {
    if (!known.has(part)) {
      withParts(part, known);
    }
  }
  return known;
}

for (const name of Object.keys(tools)) {
  test(`the tool ${name} is small, and its page before it is used`, () => {
    const own = pages.filter((html) => html.includes(`data-tool="${name}"`));
    expect(own).toHaveLength(1);
    const styles = [...(own[0] ?? '').matchAll(/[^"=\s]*?(assets\/[\w./-]+\.css)/g)];
    const before = [...own, ...styles.map(([, file = '']) => readBuilt(file))];
    expect(sizeOf(before)).toBeLessThan(MOST.before);
    const entry = files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js')) ?? '';
    const code = [...withParts(entry)].map((file) => readBuilt(path.join(TOOLS_FOLDER, file)));
    expect(sizeOf(code)).toBeLessThan(MOST.code);
  });
}

test('pages without a tool load nothing of one', () => {
  const others = pages.filter((html) => !html.includes('data-tool='));
  expect(others.filter((html) => html.includes(TOOLS_FOLDER))).toEqual([]);
});
