import {expect, type Page} from '@playwright/test';

import {answer, expectLinksWork, faultTest} from '../support/faults';

const CHECKER = '/guides/SDK/check-your-yaml';
const tool = (page: Page) => page.locator('[data-tool="check-yaml"]');
const refusal = (page: Page) => tool(page).getByText('The code of this tool could not be loaded.');

faultTest('tool-script', async ({page}) => {
  await answer(page, /\/assets\/tools\/check-yaml\./, {status: 404});
  await page.goto(CHECKER);
  await expect(refusal(page)).toBeVisible();
  await expectLinksWork(page);
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
