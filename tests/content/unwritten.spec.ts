import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {sumOfUnwritten, unwrittenIn} from '../../src/reference/scaffold/marker';
import {contentPages} from '../support/content';

/**
 * What is still unwritten: pages and places for words that `npm run api:scaffold -- --write` marked.
 * The numbers may shrink and never grow, except in the change that takes in a new release of the SDK.
 */
const unwritten = {pages: 0, items: 0};

test('as much is unwritten as is known to be', () => {
  const counts = contentPages().map(({file}) => ({
    file,
    ...unwrittenIn(readFileSync(file, 'utf8')),
  }));
  const marked = counts.filter(({pages, items}) => pages + items > 0).map(({file}) => file);
  expect(sumOfUnwritten(counts), `marked: ${marked.join(', ')}`).toEqual(unwritten);
});
