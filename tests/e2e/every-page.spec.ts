import {expect, test} from '@playwright/test';

import {collectProblems} from '../support/problems';
import {pagesOfSitemap} from '../support/site';

for (const address of [...pagesOfSitemap(), '/404']) {
  test(`${address} is quiet, has one h1 and does not scroll sideways at 320 px`, async ({page}) => {
    const problems = collectProblems(page);
    await page.setViewportSize({width: 320, height: 700});
    await page.goto(address, {waitUntil: 'networkidle'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'width of the document in px').toBeLessThanOrEqual(320);
    expect(problems).toEqual([]);
  });
}
