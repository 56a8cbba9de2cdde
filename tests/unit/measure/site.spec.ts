import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {expect, test} from '@playwright/test';

import {builtFiles} from '../../../src/measure/builtFiles';
import {kindOfPage} from '../../../src/measure/kinds';
import {weighSite} from '../../../src/measure/weigh';

const script =
  'x={one:[()=>n.e("1").then(n.bind(n,1)),"@site/a",1]};' +
  'if("*"===e)return i()({loader:()=>n.e("2").then(n.bind(n,6))});' +
  'r=[{path:"/api/kit",component:h("/api/kit","8f9"),exact:!0}];' +
  'JSON.parse(\'{"/api/kit-8f9":{"__comp":"one"}}\')';
const font = Buffer.from('a font, as it is: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
const html =
  '<link rel=stylesheet href=/s.css><link rel=preload as=font href=/f.woff2>' +
  '<link rel=stylesheet href=https://cdn.example.com/k.css><script src=/main.js defer></script>';
const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': html,
  'api/kit.html': `${html}<h1>kit</h1>`,
  'api.html': '<meta http-equiv=refresh content="0; url=/api/kit">',
  's.css': '@font-face{src:url(/f.woff2)}',
  'f.woff2': font,
  'main.js': script,
  'one.js': '(w=w||[]).push([["1"],{}])',
  'two.js': '(w=w||[]).push([["2"],{}])',
};

function build(changes: Readonly<Record<string, string>> = {}): string {
  const folder = test.info().outputPath('build');
  for (const [file, content] of Object.entries({...files, ...changes})) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const packed = (file: string) => gzipSync(files[file] as string).length;

test('every page is weighed: text packed, fonts as they are, each file once, other hosts not', () => {
  const [api, landing, ...others] = weighSite(builtFiles(build()));
  expect(others).toEqual([]);
  expect(api).toEqual({
    address: '/api/kit',
    kind: 'api',
    weights: {
      html: packed('api/kit.html'),
      css: packed('s.css'),
      font: font.length,
      images: 0,
      scripts: packed('main.js'),
      laterScripts: packed('one.js'),
    },
  });
  expect(landing?.kind).toBe('landing');
  expect(landing?.weights.laterScripts).toBe(packed('two.js'));
});

test('a file that a page loads and the build lacks is named', () => {
  const folder = build({'index.html': `${html}<img src=/gone.png>`});
  expect(() => weighSite(builtFiles(folder))).toThrow(
    /^\/gone\.png is not in .*a page of the build/,
  );
});

test('a folder without a build is refused with what to run', () => {
  expect(() => builtFiles('no/such')).toThrow(/^no\/such holds no built site.*run "npm run build"/);
});

test('a page has the kind of its section; one outside of all is refused', () => {
  expect(kindOfPage('/guides/SDK/setup')).toBe('guides');
  expect(kindOfPage('/404')).toBe('not found');
  expect(() => kindOfPage('/guidesx')).toThrow(
    /\/guidesx is of no kind: .*src\/measure\/kinds\.ts/,
  );
});
