import {expect, test} from 'vitest';
import type {Root} from 'hast';

import {onPagesWith} from '../../../src/markdown/html/onPagesWith';
import {run} from '../support/markdown';

test('a plugin runs on the pages alone whose source holds its sign', async () => {
  const mark = onPagesWith<Root>(/\$/, () => (tree) => {
    tree.children = [{type: 'text', value: 'seen'}];
  });
  expect(await run('It costs $2.\n', [mark])).toBe('seen');
  expect(await run('It costs nothing.\n', [mark])).toBe('<p>It costs nothing.</p>');
});
