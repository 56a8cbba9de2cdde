import {expect, test} from '@playwright/test';

import {collectProblems} from '../support/problems';
import {pagesOfSitemap} from '../support/site';

/** Pages that one test opens one after the other in one window: a window for each takes longer than the page. */
const AT_ONCE = 24;

const addresses = [...pagesOfSitemap(), '/404'];

for (let start = 0; start < addresses.length; start += AT_ONCE) {
  const some = addresses.slice(start, start + AT_ONCE);
  test(`${some[0]} and ${some.length - 1} more are quiet, have one h1 and do not scroll sideways at 320 px`, async ({
    page,
  }) => {
    test.setTimeout(some.length * 15_000);
    const problems = collectProblems(page);
    await page.setViewportSize({width: 320, height: 700});
    for (const address of some) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, `${address}: width of the document in px`).toBeLessThanOrEqual(320);
        expect.soft(problems, address).toEqual([]);
        problems.length = 0;
      });
    }
  });
}
