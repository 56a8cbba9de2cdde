import {expect} from '@playwright/test';

import {inBatches, SECONDS_A_PAGE} from '../support/batches';
import {collectProblems} from '../support/problems';
import {started} from '../support/shell';
import {pagesOfSitemap} from '../support/site';
import {test} from './ways';

for (const some of inBatches(pagesOfSitemap())) {
  test(`${some[0]} and ${some.length - 1} more have all of their files, and ask nobody`, async ({
    page,
    at,
    asked,
    way,
  }) => {
    test.setTimeout(some.length * SECONDS_A_PAGE * 1000);
    const problems = collectProblems(page);
    for (const address of some) {
      await page.goto(at(address));
      await started(page);
      if (way === 'disk' && (await page.locator('[data-tool]').count()) > 0) {
        // The page says so: `tools` in `src/site/offlineFeatures.ts`.
        await expect(page.getByText('The code of this tool could not be loaded.')).toBeVisible();
        problems.splice(0);
      }
      expect(problems, address).toEqual([]);
    }
    expect(asked).toEqual([]);
  });
}
