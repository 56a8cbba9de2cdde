import AxeBuilder from '@axe-core/playwright';
import {expect, type Page, test} from '@playwright/test';

import {colorAndWidth, windowOptions} from '../support/colorAndWidth';
import {pageKinds} from '../support/pageKinds';
import {started} from '../support/shell';
import {whenNightly} from '../support/tags';

/** Letters of the symbol index after the first: thousands of similar rows, a minute of checking. */
const MORE_OF_THE_SAME = '#symbol-list > section:nth-of-type(n + 2)';

/** Number of entries that represent a long list. */
const ENOUGH = 8;

/**
 * Shortens lists of similar rows: axe reads every element of the document, even in excluded parts.
 * At night it reads the whole page.
 */
async function shortenLists(page: Page): Promise<void> {
  await page.evaluate(
    ({rest, enough}) => {
      document.querySelectorAll(rest).forEach((section) => section.remove());
      document
        .querySelectorAll(`main li:nth-of-type(n + ${enough + 1})`)
        .forEach((row) => row.remove());
    },
    {rest: MORE_OF_THE_SAME, enough: ENOUGH},
  );
}

for (const setting of colorAndWidth) {
  const {colorScheme, width, isNightly} = setting;
  test.describe(`${colorScheme}, ${width} px`, whenNightly(isNightly), () => {
    test.use(windowOptions(setting));

    for (const address of pageKinds) {
      test(`${address} has no axe violations`, async ({page}) => {
        await page.goto(address);
        await started(page);
        if (!isNightly) {
          await shortenLists(page);
        }
        const {violations} = await new AxeBuilder({page}).exclude(MORE_OF_THE_SAME).analyze();
        const found = violations.map(
          ({id, help, nodes}) =>
            `${id}: ${help}\n  ${nodes.map(({html}) => html.slice(0, 200)).join('\n  ')}`,
        );
        expect(found).toEqual([]);
      });
    }
  });
}
