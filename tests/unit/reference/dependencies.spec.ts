import {expect, test} from 'vitest';

import {dependOn, trackDependencies} from '../../../src/reference/page/site/dependencies';

/** What the bundler's loader reads. */
const dependenciesOf = (page: string): string[] => {
  const shared = globalThis as {[key: symbol]: Map<string, Set<string>> | undefined};
  return [...(shared[Symbol.for('site.api.dependencies')]?.get(page) ?? [])].sort();
};

test('a page depends on what all its parts have read', () => {
  trackDependencies('page.mdx', () => dependOn('messages.mdx'));
  trackDependencies('page.mdx', () => {
    dependOn('model.json');
    trackDependencies('other.mdx', () => dependOn('inner.mdx'));
    dependOn('words.mdx');
  });
  expect(dependenciesOf('page.mdx')).toEqual(['messages.mdx', 'model.json', 'words.mdx']);
  expect(dependenciesOf('other.mdx')).toEqual(['inner.mdx']);
});
