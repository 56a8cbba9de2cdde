import {expect, test} from 'vitest';

import {escapeStep} from '../../../../src/components/search/escapeStep';

test.each([
  [{hasQuery: true, hasResults: true, isHidden: false}, 'hide'],
  [{hasQuery: true, hasResults: true, isHidden: true}, 'clear'],
  [{hasQuery: true, hasResults: false, isHidden: false}, 'clear'],
  [{hasQuery: false, hasResults: false, isHidden: false}, 'close'],
  [{hasQuery: false, hasResults: true, isHidden: false}, 'close'],
] as const)('with %o Escape will %s [4.30]', (state, step) => {
  expect(escapeStep(state)).toBe(step);
});
