import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {ownSheets} from '../../../src/framework/static-pages/ownSheets';

const folder = mkdtempSync(path.join(os.tmpdir(), 'own-sheets-'));
mkdirSync(path.join(folder, 'pages'));
writeFileSync(
  path.join(folder, 'pages', 'two.tsx'),
  `import '@site/src/css/sheets/first.css';
import '@site/src/css/sheets/second.css';
import '@site/src/css/other.css';
import Part from '@site/src/components/Part';
`,
);
writeFileSync(path.join(folder, 'pages', 'none.jsx'), 'export default () => null;\n');

test('the sheets that a page of React imports, in their order', () => {
  expect(ownSheets(folder, '@site/pages/two.tsx')).toEqual([
    '@site/src/css/sheets/first.css',
    '@site/src/css/sheets/second.css',
  ]);
});

test('no sheets: a page without, a page of Markdown, a component of the theme', () => {
  expect(ownSheets(folder, '@site/pages/none.jsx')).toEqual([]);
  expect(ownSheets(folder, '@site/docs/page.mdx')).toEqual([]);
  expect(ownSheets(folder, '@theme/DocItem')).toEqual([]);
});

test('the sheets of the real landing page are found', () => {
  const found = ownSheets(process.cwd(), '@site/src/pages/index.tsx');
  expect(found.length).toBeGreaterThan(0);
});
