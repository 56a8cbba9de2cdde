import {expect, type Page, test} from '@playwright/test';

import {answer, expectLinksWork, faultTest} from '../support/faults';
import {started} from '../support/shell';

const CHECKER = '/guides/SDK/check-your-yaml';
const tool = (page: Page) => page.locator('[data-tool="check-yaml"]');
const refusal = (page: Page) => tool(page).getByText('The code of this tool could not be loaded.');

faultTest('tool-script', async ({page}) => {
  await answer(page, /\/assets\/tools\/check-yaml\./, {status: 404});
  await page.goto(CHECKER);
  await expect(refusal(page)).toBeVisible();
  await expectLinksWork(page);
});

test('a tool that a reader reaches by a link says that its code could not be loaded', async ({
  page,
}) => {
  await answer(page, /\/assets\/tools\/check-yaml\./, {status: 404});
  await page.goto('/guides/SDK/task-file');
  await started(page);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.locator(`main a[href="${CHECKER}"]`).first().click();
  await expect(refusal(page)).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

faultTest('tool-part', async ({page}) => {
  await page.goto(CHECKER);
  await answer(page, /\/assets\/tools\/part\./, {status: 404});
  const field = tool(page).getByRole('textbox').first();
  await field.click();
  await expect(refusal(page)).toBeVisible();
  await page.context().unrouteAll();
  await field.click();
  await expect(refusal(page)).toBeHidden();
  await expect(tool(page)).toHaveAttribute('data-tool-state', 'ready');
});
