import {expect, test} from 'vitest';

import {headerRules, headersFile} from '../../../src/hosting/headersFile';
import {readHeaders} from '../../support/headersFile';

const rules = headerRules("default-src 'none'", [
  '404.html',
  'api/',
  'api.html',
  'assets/',
  'index.html',
]);

test('a _headers file holds the rules and can be read back', () => {
  expect(readHeaders(headersFile(rules))).toEqual(rules);
});

test('files with a hash in their name are kept for good, the others are asked for again', () => {
  const caching = (addresses: string) =>
    rules.find((rule) => rule.addresses === addresses)?.headers['Cache-Control'];
  expect(caching('/assets/*')).toContain('immutable');
  for (const address of ['/', '/404', '/api', '/api/*', '/index.html']) {
    expect(caching(address), address).toContain('must-revalidate');
  }
});

test('who may frame a page is said in the header, as a meta tag cannot', () => {
  expect(rules[0]?.headers['Content-Security-Policy']).toMatch(/; frame-ancestors 'none'$/);
});
