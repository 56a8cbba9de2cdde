import {expect, test} from '@playwright/test';

import {runAxe, shortenLists, violationsOf} from '../support/axe';
import {colorAndWidth, windowOptions} from '../support/colorAndWidth';
import {runEqualAccess} from '../support/equalAccess';
import {pageKinds} from '../support/pageKinds';
import {started} from '../support/shell';
import {whenNightly} from '../support/tags';

for (const setting of colorAndWidth) {
  const {colorScheme, width, isNightly} = setting;
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use(windowOptions(setting));

    for (const [index, address] of pageKinds.entries()) {
      // By day every second kind of page has one of the two settings, in turn.
      const isInTurn = index % 4 === (colorScheme === 'dark' ? 0 : 2);
      const isByDay = !isNightly && isInTurn;
      const title = `${address} has no violations by axe and by Equal Access`;
      test(title, whenNightly(!isByDay), async ({page}) => {
        await page.goto(address);
        await started(page);
        if (isByDay) {
          await shortenLists(page);
        }
        expect.soft(violationsOf(await runAxe(page)), 'axe').toEqual([]);
        await shortenLists(page);
        const {applied, violations} = await runEqualAccess(page);
        expect(applied).toBeGreaterThan(20);
        expect(violations, 'Equal Access').toEqual([]);
      });
    }
  });
}
