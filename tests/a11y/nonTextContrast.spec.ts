import {expect, test} from '@playwright/test';

import {colorAndWidth, windowOptions} from '../support/colorAndWidth';
import {weakParts} from '../support/contrast';
import {pageOfDrawings} from '../support/drawings';
import {pageKinds} from '../support/pageKinds';
import {dialog, field} from '../support/search';
import {started} from '../support/shell';
import {whenNightly} from '../support/tags';

for (const setting of colorAndWidth) {
  const {colorScheme, width, isNightly} = setting;
  test.describe(`${colorScheme}, ${width} px`, whenNightly(isNightly), () => {
    test.use(windowOptions(setting));

    test('edges of fields, icons and focus rings are 3 to 1 with what is around them', async ({
      page,
    }) => {
      test.slow();
      for (const [index, address] of pageKinds.entries()) {
        // By day each kind of page has one of the two settings, in turn.
        if (!isNightly && (index % 2 === 0) !== (colorScheme === 'dark')) {
          continue;
        }
        await page.goto(address);
        await started(page);
        // Focus that a script sets is shown to those who last used a key.
        await page.keyboard.press('Shift');
        expect.soft(await weakParts(page, 'controls'), address).toEqual([]);
      }
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeVisible();
      expect.soft(await weakParts(page, 'controls'), await dialog(page).ariaSnapshot()).toEqual([]);
    });

    test('shapes of drawings are 3 to 1 with what is around them', async ({page}) => {
      await page.setContent(pageOfDrawings());
      expect(await weakParts(page, 'shapes')).toEqual([]);
    });
  });
}
