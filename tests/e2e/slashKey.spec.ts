import {expect, test} from '@playwright/test';

import {dialog, field} from '../support/search';
import {addresses, blockStorage, inEachReactState, open, started} from '../support/shell';

const settings = '/guides/general-reference/accessibility';

inEachReactState((state) => {
  test(`the slash key opens the search until the reader turns it off (${state})`, async ({
    page,
  }) => {
    await open(page, settings, state);
    const choice = page.getByRole('checkbox', {name: 'Open the search with the / key'});
    await expect(choice).toBeChecked();
    await choice.uncheck();
    await page.unrouteAll();
    await open(page, addresses.guide, 'React started');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(field(page), 'only the second shortcut is known').toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    await page.goto(settings);
    await started(page);
    await expect(choice).not.toBeChecked();
    await choice.check();
    await choice.blur();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
  });
});

test('with storage blocked the slash key stays off as long as the page', async ({page}) => {
  await blockStorage(page);
  await open(page, settings, 'React started');
  await page.getByRole('checkbox', {name: 'Open the search with the / key'}).uncheck();
  await page.keyboard.press('Tab');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
});

test('without JavaScript the switch cannot be pressed', async ({browser, baseURL}) => {
  const page = await browser.newPage({baseURL, javaScriptEnabled: false});
  await page.goto(settings);
  await expect(page.getByRole('checkbox')).toBeDisabled();
  await page.close();
});
