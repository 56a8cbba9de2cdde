import {expect, type Page} from '@playwright/test';

import {
  answer,
  expectLinksWork,
  expectReadable,
  faultTest,
  holdForever,
  MAIN_SCRIPT,
  refuse,
  RUNTIME_SCRIPT,
  truncate,
} from '../support/faults';
import {addresses, SCRIPT} from '../support/shell';

const javascript = 'application/javascript';

/** Opens a page on which React never starts, and uses what has to work without it. */
async function expectStatic(page: Page): Promise<void> {
  await page.goto(addresses.guide);
  await expectReadable(page);
  const branch = page.getByRole('button', {name: /^Expand .*SDK/}).first();
  const colourMode = page.getByRole('button', {name: /^Colour mode/}).first();
  await colourMode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/);
  if (await branch.isVisible()) {
    await branch.click();
  }
  await expectLinksWork(page);
}

faultTest('script-missing', async ({page}) => {
  await answer(page, MAIN_SCRIPT, {status: 404});
  await expectStatic(page);
});

faultTest('script-error', async ({page}) => {
  await answer(page, MAIN_SCRIPT, {status: 500});
  await expectStatic(page);
});

faultTest('script-refused', async ({page}) => {
  await refuse(page, MAIN_SCRIPT);
  await expectStatic(page);
});

faultTest('script-truncated', async ({page}) => {
  await truncate(page, MAIN_SCRIPT);
  await expectStatic(page);
});

faultTest('script-corrupt', async ({page}) => {
  await answer(page, MAIN_SCRIPT, {contentType: javascript, body: '\u0000}{;\ufffd'.repeat(99)});
  await expectStatic(page);
});

faultTest('script-html', async ({page}) => {
  await answer(page, SCRIPT, {contentType: 'text/html', body: '<!doctype html><p>Sign in'});
  await expectStatic(page);
});

faultTest('script-empty', async ({page}) => {
  await answer(page, MAIN_SCRIPT, {contentType: javascript, body: ''});
  await expectStatic(page);
});

faultTest('script-never', async ({page}) => {
  await holdForever(page, MAIN_SCRIPT);
  await expectStatic(page);
});

faultTest('runtime-missing', async ({page}) => {
  await answer(page, RUNTIME_SCRIPT, {status: 404});
  await expectStatic(page);
});

faultTest('script-off', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(addresses.guide);
  await expectReadable(page);
  await expectLinksWork(page);
  await context.close();
});

faultTest('script-blocked', async ({page}) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'document') {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
      await route.fulfill({response, body});
    } else {
      await route.fallback();
    }
  });
  await page.goto(addresses.guide);
  await expectReadable(page);
  await expectLinksWork(page);
});
