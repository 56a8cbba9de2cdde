import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {gzipSync} from 'node:zlib';

import {expect, test} from 'vitest';

import {bundleShell} from '../../../src/plugins/inline-script';
import type {ShellConfig} from '../../../src/browser/inline/config';

const config: ShellConfig = {
  colorMode: {storageKey: 'theme', respectSystem: true, defaultMode: 'light'},
  announcement: {id: 'one', idKey: 'id', dismissKey: 'dismiss'},
  hideNavbarOnScroll: true,
  rest: '/assets/lazy/rest.js',
  startsLater: true,
  livePages: [],
};

test('the inline script is small, safe inside a script element, and compiles', () => {
  const script = bundleShell(path.resolve('src/browser/inline'), config);
  expect(script).not.toMatch(/<\/script|<!--|SHELL_CONFIG/i);
  expect(gzipSync(script).length, 'bytes, gzip').toBeLessThan(5900);
  // It gets as far as asking for something of a page, which Node has not.
  expect(() => runInNewContext(script)).toThrow(/(document|HTMLElement) is not defined/);
});
