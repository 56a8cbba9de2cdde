import {expect, test} from 'vitest';

import {hitAddress} from '../../../../src/components/search/hitAddress';

test('a hit leads to this copy of the site, whatever origin its record was made for', () => {
  const rules = {baseUrl: '/docs/'};
  expect(hitAddress('https://docs.example.org/docs/x?a=1#b', rules)).toBe('/docs/x?a=1#b');
  expect(hitAddress('https://docs.example.org/x', rules)).toBe('/docs/x');
  expect(hitAddress('/docs/x#b', rules), 'a saved search').toBe('/docs/x#b');
});

test('an address of another site is left as it is', () => {
  const rules = {baseUrl: '/', externalUrlRegex: '^https://hub\\.example\\.org(?:/|$)'};
  expect(hitAddress('https://hub.example.org/a', rules)).toBe('https://hub.example.org/a');
  expect(hitAddress('https://hubs.example.org/a', rules)).toBe('/a');
});

test('what the configuration replaces in paths is replaced everywhere', () => {
  const rules = {baseUrl: '/docs/', replaceSearchResultPathname: {from: '/old(?=/)', to: '/new'}};
  expect(hitAddress('https://docs.example.org/docs/old/old/x#/old/', rules)).toBe(
    '/docs/new/new/x#/old/',
  );
});
