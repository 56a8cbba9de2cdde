import {expect, test} from 'vitest';

import {cleanPath} from '../../../src/browser/navigation/address';

const cases = {
  '/guides/x': '/guides/x',
  '/guides/x/': '/guides/x',
  '/guides/x//': '/guides/x',
  '/guides/x.html': '/guides/x',
  '/guides/x/index': '/guides/x',
  '/guides/x/index.html': '/guides/x',
  '/guides/x/index/': '/guides/x',
  '/guides/index-funds': '/guides/index-funds',
  '/index': '/',
  '/index.html': '/',
  '/': '/',
} as const;

for (const [given, clean] of Object.entries(cases)) {
  test(`the clean form of ${given} is ${clean}`, () => {
    expect(cleanPath(given)).toBe(clean);
    expect(cleanPath(clean)).toBe(clean);
  });
}
