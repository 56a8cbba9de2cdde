import {expect, test} from '@playwright/test';

import {chunkFinder, type Script} from '../../../src/measure/pageChunks';

/** What the bundler makes of two sections with a frame each, a page of its own and the not-found page. */
const main: Script = {
  url: '/main.js',
  text:
    'let u={0x11113f9:[()=>Promise.all([n.e("4014"),n.e("106")]).then(n.bind(n,1)),"@theme/DocItem",1],' +
    '"1c020f29":[()=>n.e("1385").then(n.bind(n,8)),"@site/docs/a.mdx",8],' +
    'aaf:[()=>n.e("2932").then(n.t.bind(n,3,19)),"@site/api/kit.mdx",3],' +
    'fra:[()=>n.e("77").then(n.bind(n,4)),"@theme/DocRoot",4],' +
    '"5e9f5e1a":[()=>Promise.resolve().then(n.bind(n,5)),"@generated/config",5]};' +
    'function h(e,t){if("*"===e)return i()({loading:d,loader:()=>n.e("5062").then(n.bind(n,6))})}' +
    'let m=[{path:"/api",component:h("/api","ed7"),routes:[' +
    '{path:"/api/kit",component:h("/api/kit","8f9"),exact:!0,sidebar:"s"}]},' +
    '{path:"/apis",component:h("/apis","5ab"),exact:!0},' +
    '{path:"/",component:h("/","e5f"),exact:!0},{path:"*",component:h("*")}];' +
    'e.exports=JSON.parse(\'{"/api-ed7":{"__comp":"fra","__context":{"plugin":"5e9f5e1a"}},' +
    '"/api/kit-8f9":{"__comp":"17896441","content":"aaf"},' +
    '"/apis-5ab":{"__comp":"1c020f29"},"/-e5f":{"__comp":"1c020f29","title":"It\\\'s"}}\')',
};
const chunk = (id: string): Script => ({
  url: `/c${id}.js`,
  text: `"use strict";(globalThis.w=globalThis.w||[]).push([["${id}"],{1(e){}}]);`,
});
const all = [main, ...['106', '1385', '2932', '77', '5062'].map(chunk)];

test('a page asks for its own chunks and those of the frames around it', () => {
  const chunksOf = chunkFinder([main], all);
  expect(chunksOf('/api/kit').sort()).toEqual(['/c106.js', '/c2932.js', '/c77.js']);
  expect(chunksOf('/')).toEqual(['/c1385.js']);
  expect(chunksOf('/apis')).toEqual(['/c1385.js']);
});

test('an address without a page asks for the not-found page', () => {
  expect(chunkFinder([main], all)('/no/such')).toEqual(['/c5062.js']);
});

test('a bundle that is written otherwise is refused with what is missing', () => {
  const cut = (from: string, to: string) => [{...main, text: main.text.replace(from, to)}];
  expect(() => chunkFinder(cut('JSON.parse', 'parse'), all)).toThrow(
    /hold no table of routes and their chunks: .*src\/measure\/pageChunks\.ts/,
  );
  expect(() => chunkFinder(cut('"*"===e', 'a(e)'), all)).toThrow(/hold no not-found page/);
});
