import {expect, test} from '@playwright/test';

import {NIGHTLY} from '../support/tags';

const PAGE = '/guides/general-reference/what-leaves';

test('a row is found by its address and read on a phone', NIGHTLY, async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`${PAGE}#row-heartbeat`);
  await expect(page.getByText('Heartbeat', {exact: true})).toBeInViewport();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
