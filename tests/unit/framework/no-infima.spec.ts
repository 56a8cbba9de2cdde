import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {replacedModules, resolveReplacedModules} from '../../../src/framework/stock-styles';

const siteDir = path.resolve(__dirname, '../../..');

test('the classic theme still asks for the modules that are left out of the bundle', () => {
  const theme = createRequire(path.join(siteDir, 'package.json')).resolve(
    '@docusaurus/theme-classic',
  );
  const source = readFileSync(theme, 'utf8');
  // The theme writes the addresses in pieces: `default${direction === 'rtl' ? '-rtl' : ''}.css`.
  expect(source, 'the theme no longer loads Infima from this address').toContain(
    'infima/dist/css/default/default',
  );
  expect(source, 'the theme no longer loads this client module').toContain(
    './prism-include-languages',
  );
});

test('the modules that are left out of the bundle exist', () => {
  const files = resolveReplacedModules(siteDir);
  expect(files).toHaveLength(replacedModules.length);
  for (const file of files) {
    expect(() => readFileSync(file), file).not.toThrow();
  }
});
