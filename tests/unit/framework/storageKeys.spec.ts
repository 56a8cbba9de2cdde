import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {siteConfig as config} from '../../../src/config/siteConfig';
import {storageKeys} from '../../../src/site/storageKeys';

const context = (name: string) =>
  readFileSync(
    path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'contexts', `${name}.js`),
    'utf8',
  );

test('choices are kept under the keys that the theme reads', () => {
  expect(context('colorMode')).toContain(`ColorModeStorageKey = '${storageKeys.colorMode}'`);
  const announcement = context('announcementBar');
  for (const key of [storageKeys.announcementId, storageKeys.announcementDismissed]) {
    expect(announcement).toContain(`createStorageSlot('${key}')`);
  }
});

test('the configuration gives the theme’s keys no other names', () => {
  expect(config).not.toHaveProperty('storage');
  expect(config.future).not.toHaveProperty('experimental_storage');
  // A list of flags: `true` would take over whatever an upgrade adds.
  expect(Object.keys(config.future?.v4 as object)).not.toContain('siteStorageNamespacing');
});
