import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

import {expect, test} from '@playwright/test';
import type {Root} from 'hast';

import rehypeMaths, {katexStylesheet} from '../../src/rehype/maths';

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

test('only a page with maths links it', () => {
  const plain = pageWith('note');
  rehypeMaths()(plain);
  expect(plain.children).toHaveLength(1);

  const maths = pageWith('katex');
  rehypeMaths()(maths);
  expect(JSON.stringify(maths.children[0])).toContain(katexStylesheet().href);
});
