import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';

import {pageKinds} from '../support/pageKinds';

/** Letters of the symbol index after the first: thousands of rows alike, a minute of checking. */
const MORE_OF_THE_SAME = '#symbol-list > section:nth-of-type(n + 2)';

for (const address of pageKinds) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      test(`${address} has no axe violations, ${colorScheme}, ${width} px`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({
          baseURL,
          colorScheme,
          reducedMotion: 'reduce',
          viewport: {width, height: 900},
        });
        const page = await context.newPage();
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        const {violations} = await new AxeBuilder({page}).exclude(MORE_OF_THE_SAME).analyze();
        const found = violations.map(
          ({id, help, nodes}) =>
            `${id}: ${help}\n  ${nodes.map(({html}) => html.slice(0, 200)).join('\n  ')}`,
        );
        expect(found).toEqual([]);
        await context.close();
      });
    }
  }
}
