import {expect, test} from 'vitest';

import {findPages} from '../../../src/search/findPages';
import {nearestPages} from '../../../src/search/nearestPages';

const page = (path: string, title: string, description = '') => ({
  path,
  title,
  description,
  section: 'Guides',
});

const pages = [
  page('/guides/running-pods', 'Running pods', 'Start a pod beside your data.'),
  page('/guides/glossary', 'Glossary', 'The words of the platform, pod among them.'),
  page('/api/sdk/pod', 'sdk.pod', 'Runs a datasource.'),
];

test('the page that is named comes before pages that mention the word', () => {
  expect(findPages(pages, 'Pod').map(({path}) => path)).toEqual([
    '/api/sdk/pod',
    '/guides/running-pods',
    '/guides/glossary',
  ]);
});

test('every word must occur', () => {
  expect(findPages(pages, 'pod glossary').map(({path}) => path)).toEqual(['/guides/glossary']);
  expect(findPages(pages, 'pod nothing')).toEqual([]);
});

test('an empty query finds every page', () => {
  expect(findPages(pages, '  ')).toEqual(pages);
});

test('a misspelt address leads to the page it is nearest to', () => {
  expect(nearestPages(pages, '/guides/glosary')[0]?.path).toBe('/guides/glossary');
});

test('a page that moved is found by the last part of its address', () => {
  expect(nearestPages(pages, '/old/place/altogether/running-pods')[0]?.path).toBe(
    '/guides/running-pods',
  );
});

test('nothing is suggested for an address like no other', () => {
  expect(nearestPages(pages, '/q1w2e3r4t5y6u7i8o9p0')).toEqual([]);
});
