import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {Root} from 'hast';

import {mathsPlugin} from '../../../src/plugins/maths';
import {rehypeMaths, katexStylesheet} from '../../../src/markdown/html/maths';
import {mathsFaces, mathsFacesSheet} from '../../../src/markdown/html/mathsFaces';
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

test('the site publishes the same file and its fonts at the address that the link names', async () => {
  const outDir = outputPath('site');
  await mathsPlugin({baseUrl: '/'} as LoadContext).postBuild?.({outDir} as never);
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

test('the small fonts belong to families of KaTeX, and their characters are among those of its fonts', async () => {
  const outDir = outputPath('faces');
  await mathsPlugin({baseUrl: '/'} as LoadContext).postBuild?.({outDir} as never);
  const {path: sheet, css} = mathsFacesSheet();
  expect(readFileSync(path.join(outDir, sheet), 'utf8')).toBe(css);
  const rules = css.match(/@font-face\{[^}]+\}/g) ?? [];
  const katex = readFileSync(fromHere.resolve('katex/dist/katex.min.css'), 'utf8');
  for (const [index, {name, range}] of mathsFaces().entries()) {
    const [, family = ''] = /\{(.*?)src:url\(([^)]+)\)/.exec(rules[index] ?? '') ?? [];
    expect(katex).toContain(`{${family}src:url(fonts/KaTeX_${name}.woff2)`);
    expect(rules[index]).toContain(`unicode-range:${range}}`);
    const url = /src:url\(([^)]+)\)/.exec(rules[index] ?? '')?.[1] ?? '';
    const small = readFileSync(path.join(outDir, path.dirname(sheet), url));
    const whole = readFileSync(fromHere.resolve(`katex/dist/fonts/KaTeX_${name}.woff2`));
    expect(small.length).toBeLessThan(whole.length * 0.8);
    expect(small.subarray(0, 4).toString()).toBe('wOF2');
  }
  expect(rules).toHaveLength(mathsFaces().length);
});

test('a page links the small fonts where the build publishes them', () => {
  const page = pageWith('katex');
  rehypeMaths({hasFaces: true})(page);
  expect(page.children.at(-1)).toMatchObject({
    tagName: 'link',
    properties: {rel: ['stylesheet'], href: `/${mathsFacesSheet().path}`},
  });
});
