import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';

import {dialog, field, options, searchFor} from '../support/search';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`the open modal has no axe violations, ${colorScheme}, ${width} px`, async ({
      browser,
      baseURL,
    }) => {
      const viewport = {width, height: 900};
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        reducedMotion: 'reduce',
        viewport,
      });
      const page = await context.newPage();
      const violations = async () =>
        (await new AxeBuilder({page}).analyze()).violations.map(
          ({id, nodes}) => `${id}: ${nodes[0]?.html.slice(0, 200)}`,
        );
      await searchFor(page, 'csv');
      await expect(options(page).first()).toBeVisible();
      expect(await violations(), 'results').toEqual([]);
      await field(page).fill('qqzzqqzz');
      await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
      expect(await violations(), 'no results').toEqual([]);
      await field(page).fill('csv');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#/);
      await page.keyboard.press('Control+k');
      await expect(dialog(page).getByRole('treeitem').first()).toBeVisible();
      expect(await violations(), 'start').toEqual([]);
      await context.close();
    });
  }
}
