import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {Root} from 'hast';

import {mathsPlugin} from '../../../src/plugins/maths';
import {rehypeMaths, katexStylesheet} from '../../../src/markdown/html/maths';
import {outputPath} from '../support/outputPath';

const fromHere = createRequire(__filename);

function pageWith(className: string): Root {
  return {
    type: 'root',
    children: [
      {type: 'element', tagName: 'span', properties: {className: [className]}, children: []},
    ],
  };
}

test('the stylesheet is that of the installed release, pinned by its checksum [7.15]', () => {
  const {href, integrity} = katexStylesheet();
  const {version} = fromHere('katex/package.json') as {version: string};
  expect(href).toBe(`https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`);
  const css = readFileSync(fromHere.resolve('katex/dist/katex.min.css'));
  expect(integrity).toBe(`sha384-${createHash('sha384').update(css).digest('base64')}`);
});

test('only a page with maths names it, and asks for the connection alone', () => {
  const plain = pageWith('note');
  rehypeMaths()(plain);
  expect(plain.children).toHaveLength(1);

  const maths = pageWith('katex');
  rehypeMaths()(maths);
  const head = JSON.stringify(maths.children[0]);
  expect(head).toContain(katexStylesheet().href);
  expect(head).toContain('{"type":"mdxJsxAttribute","name":"rel","value":"preconnect"}');
});

test('the site publishes the same file and its fonts at the address that the link names', () => {
  const outDir = outputPath('site');
  mathsPlugin({baseUrl: '/'} as LoadContext).postBuild?.({outDir} as never);
  const {local, integrity} = katexStylesheet();
  const css = readFileSync(path.join(outDir, local));
  expect(integrity).toBe(`sha384-${createHash('sha384').update(css).digest('base64')}`);
  const fonts = [...css.toString().matchAll(/url\((fonts\/[^)]+\.woff2)\)/g)].map(
    ([, font]) => font,
  );
  expect(fonts.length).toBeGreaterThan(10);
  const folder = path.dirname(path.join(outDir, local));
  expect(fonts.filter((font) => !existsSync(path.join(folder, font as string)))).toEqual([]);
});
