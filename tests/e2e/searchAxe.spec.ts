import AxeBuilder from '@axe-core/playwright';
import {expect, type Page, test} from '@playwright/test';

import {colorAndWidth, windowOptions} from '../support/colorAndWidth';
import {dialog, field, options, searchFor} from '../support/search';
import {NIGHTLY, whenNightly} from '../support/tags';

/** Returns violations in the page with the open modal, or in the modal only. */
async function violations(page: Page, within: 'page' | 'modal'): Promise<string[]> {
  const axe = new AxeBuilder({page});
  const {violations: found} = await (within === 'page' ? axe : axe.include('dialog')).analyze();
  return found.map(({id, nodes}) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

for (const setting of colorAndWidth) {
  const {colorScheme, width, isNightly} = setting;
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use(windowOptions(setting));

    // By day the modal has the dark setting; the search page is there as a kind of page (axe.spec.ts).
    const modalTag = whenNightly(isNightly || colorScheme === 'light');
    test('the open modal has no axe violations', modalTag, async ({page}) => {
      await searchFor(page, '');
      await expect(dialog(page).getByText('Start here')).toBeVisible();
      expect(await violations(page, 'modal'), 'first start').toEqual([]);
      await field(page).fill('csv');
      await expect(options(page).first()).toBeVisible();
      expect(await violations(page, 'page'), 'results').toEqual([]);
      await field(page).fill('qqzzqqzz');
      await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
      expect(await violations(page, 'modal'), 'no results').toEqual([]);
      await field(page).fill('csv');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#/);
      await page.keyboard.press('Control+k');
      await expect(dialog(page).getByRole('treeitem').first()).toBeVisible();
      expect(await violations(page, 'modal'), 'start').toEqual([]);
    });

    test('the search page has no axe violations', NIGHTLY, async ({page}) => {
      await page.goto('/search?q=CSVSource&in=guides');
      await expect(page.getByRole('button', {pressed: true})).toBeVisible();
      expect(await violations(page, 'page'), 'limited').toEqual([]);
      await page.goto('/search?q=csvsourcezzqqyy');
      await expect(page.getByRole('list', {name: 'Nearest names'})).toBeVisible();
      expect(await violations(page, 'page'), 'no results').toEqual([]);
    });
  });
}
