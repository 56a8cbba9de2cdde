import {expect, test} from 'vitest';

import {searchIn, sectionIn, within} from '../../../src/search/sectionFilter';
import {sectionOf} from '../../../src/site/sections';

const api = sectionOf('api');

test('a section is in the address of the search page, behind query and page', () => {
  expect(searchIn(api, 'a&b', 2)).toBe('?q=a%26b&page=2&in=api');
  expect(searchIn(undefined, 'a')).toBe('?q=a');
  expect(searchIn(api, ''), 'nothing to limit').toBe('');
  expect(sectionIn(searchIn(api, 'a'))).toBe(api);
  expect(sectionIn('?q=a')).toBeUndefined();
  expect(sectionIn('?q=a&in=nowhere')).toBeUndefined();
});

test('a request is limited by those of its own tags that belong to the section', () => {
  const filters = [
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-api-2'],
  ];
  expect(within(api, filters)).toEqual([...filters, ['docusaurus_tag:docs-api-2']]);
});

test('a request without tags is limited by the section’s name', () => {
  expect(within(api)).toEqual(['hierarchy.lvl0:API Reference']);
});
