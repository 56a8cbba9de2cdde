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
  }) => {
    test.setTimeout(some.length * SECONDS_A_PAGE * 1000);
    const problems = collectProblems(page);
    for (const address of some) {
      await page.goto(at(address));
      await started(page);
      expect(problems, address).toEqual([]);
    }
    expect(asked).toEqual([]);
  });
}
