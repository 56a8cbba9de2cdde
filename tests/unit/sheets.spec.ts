import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {linkSheets} from '../../src/plugins/sheets/linkSheets';

test('a module with a sheet is known by its request too, with the sheet alone', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
  const manifest = path.join(folder, 'client-manifest.json');
  const origins = {a1: ['7', 8], b2: ['9'], main: ['1']};
  writeFileSync(
    manifest,
    JSON.stringify({
      entrypoints: ['main'],
      origins,
      assets: {
        '1': {css: [{file: 'assets/css/styles.0.css'}]},
        '7': {js: [{file: 'assets/js/a1.0.js'}]},
        '8': {css: [{file: 'assets/css/sheet-landing.0.css'}]},
        '9': {js: [{file: 'assets/js/b2.0.js'}]},
      },
    }),
  );
  const entry = (name: string, request: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
  writeFileSync(
    path.join(folder, 'registry.js'),
    `export default {\n${entry('a1', '@site/a.tsx')}\n${entry('b2', '@site/b.tsx')}\n};\n`,
  );
  linkSheets(manifest, folder);
  const after = JSON.parse(readFileSync(manifest, 'utf8')) as {origins: unknown};
  expect(after.origins).toEqual({...origins, '@site/a.tsx': [8]});
});
