import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {copyRoot, fileUrl, sitePath} from '../../../src/browser/offline/address';

/** Stands in for a page of the copy at an address. */
function at(href: string, root: string): void {
  vi.stubGlobal('location', {href});
  vi.stubGlobal('document', {documentElement: {dataset: {root}}});
}

beforeEach(() => at('file:///home/u/docs%20(1)/api/x.html#y', '../'));
afterEach(() => vi.unstubAllGlobals());

test('the folder of the copy is found from the page, whatever it is called', () => {
  expect(copyRoot()).toBe('file:///home/u/docs%20(1)/');
});

test.each([
  ['/', 'index.html'],
  ['/api', 'api.html'],
  ['/api/x#x.y--z', 'api/x.html#x.y--z'],
  ['/search?q=a%20b', 'search.html?q=a%20b'],
  ['/schemas/pod-spec.json', 'schemas/pod-spec.json'],
])('%s of the site is the file %s, and the file is that path', (address, file) => {
  const url = `file:///home/u/docs%20(1)/${file}`;
  expect(fileUrl(address)).toBe(url);
  expect(sitePath(url)).toBe(address.replace(/[?#].*/, ''));
});

test('an absolute URL is left as it is', () => {
  expect(fileUrl('https://hub.example/a')).toBe('https://hub.example/a');
});

test('below a folder of a host it is the same', () => {
  at('http://intranet/help/docs/index.html', './');
  expect(fileUrl('/api/x')).toBe('http://intranet/help/docs/api/x.html');
  expect(sitePath('http://intranet/help/docs/index.html')).toBe('/');
});
