/** What a page of the reference says of values, inherited members and private names. */
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {apiPages} from '../../../src/markdown/apiPages';
import {fixtures, plain, render, section} from './support';

const root = path.join(fixtures, 'facts');
const modelDir = path.join(root, 'model');

let html = '';
beforeAll(async () => {
  html = await render(path.join(root, 'api/kit/brushes.mdx'), [apiPages, {root, modelDir}]);
});

test('a value that the import decides on is never shown as fixed', () => {
  expect(plain(section(html, 'engine'))).toContain(
    "engine: str set at import: 'dry', os.environ['ENGINE'] or 'wet'",
  );
  const variables = plain(html.slice(html.indexOf('id="variables"')));
  expect(variables).toContain('has_inkset at import: True or FalseWhether');
});

test('parameters of an inherited constructor keep their stars, and those are not required', () => {
  const inherited = plain(section(html, 'round'));
  expect(inherited).toContain('tiprequiredstrIts shape.');
  expect(inherited).toContain('*bristlesstrWhat it is made of.');
  expect(inherited).toContain('**optionsPassed on to the shop.');
});
