import {expect, type Page, test} from '@playwright/test';

import {RELEASES_ROUTE} from '../../src/site/releases';
import {runAxe, violationsOf} from '../support/axe';

const PROGRAM = [
  'import bitfount',
  'from bitfount.data.telemetry import DatadogLogsHandler',
  'from bitfount import HasTaskID',
  'schema = bitfount.BitfountSchema',
].join('\n');

const area = (page: Page) => page.getByRole('textbox', {name: 'Your Python or YAML'});
const verdicts = (page: Page) => page.locator('.verdicts > li');

for (const width of [390, 1440]) {
  test(`a program is checked from the keyboard, and its lines are found (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(RELEASES_ROUTE);
    await page.getByRole('combobox', {name: 'to', exact: true}).selectOption('12.0.0');
    await area(page).fill(PROGRAM);
    await area(page).press('Control+Enter');
    await expect(page.getByRole('status').filter({hasText: 'Read as Python'})).toContainText(
      'from 11.3 to 12.0: 1 moved, 1 gone, 2 places are fine',
    );
    await expect(verdicts(page)).toHaveText([
      /^Line 2 moved: .*DatadogLogsHandler is now bitfount\.telemetry/,
      /^Line 3 gone: bitfount\.HasTaskID is gone$/,
    ]);
    await page.getByRole('button', {name: 'Line 3'}).press('Enter');
    const selected = await area(page).evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
    expect(selected).toBe('from bitfount import HasTaskID');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

test('Ctrl+Enter while the code is on its way checks when it is there', async ({page}) => {
  await page.goto(RELEASES_ROUTE);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/tools\/part\./, async (route) => {
    await held;
    await route.continue();
  });
  await area(page).fill(PROGRAM);
  await area(page).press('Control+Enter');
  await expect(page.locator('[data-tool="check-release"]')).toHaveAttribute(
    'data-tool-state',
    'loading',
  );
  arrive();
  await expect(page.getByRole('status').filter({hasText: 'Read as Python'})).toBeVisible();
});

test('any two releases can be compared, and a text that is too long is refused', async ({page}) => {
  await page.goto(RELEASES_ROUTE);
  await page.getByRole('combobox', {name: 'From'}).selectOption('11.0.0');
  await page.getByRole('combobox', {name: 'to', exact: true}).selectOption('11.2.0');
  await page.getByRole('button', {name: 'List what changed'}).click();
  await expect(page.getByText(/^Can break code: \d+$/)).toBeVisible();
  await area(page).evaluate((element: HTMLTextAreaElement) => {
    element.value = 'import bitfount\n'.repeat(700_000);
  });
  await page.getByRole('button', {name: 'Check'}).click();
  await expect(page.getByText('This text is longer than 1 MB')).toBeVisible();
  expect(violationsOf(await runAxe(page))).toEqual([]);
});
