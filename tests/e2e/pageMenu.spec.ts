import {expect, type Page, test} from '@playwright/test';

import {addresses, inEachReactState, open} from '../support/shell';
import {readBuilt} from '../support/site';

const twin = `${addresses.module}.md`;
const summary = (page: Page) => page.locator('summary', {hasText: 'Copy page'});
const copyButton = (page: Page) => page.getByRole('button', {name: /Copy as Markdown|opied/});

inEachReactState((state) => {
  test(`the page is copied as Markdown by keyboard, and that is announced (${state})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, addresses.module, state);
    await summary(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(copyButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readBuilt(twin.slice(1)));
    await page.keyboard.press('Escape');
    await expect(copyButton(page)).toBeHidden();
    await expect(summary(page)).toBeFocused();
  });
});

test('a Markdown file that cannot be fetched is said not to be copied', async ({page}) => {
  await page.route(`**${twin}`, (route) => route.fulfill({status: 503, body: 'later'}));
  await open(page, addresses.module, 'React started');
  await summary(page).click();
  await copyButton(page).click();
  await expect(copyButton(page)).toHaveText('Not copied');
});

test('without JavaScript the menu opens and leads to the Markdown', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(addresses.module);
  await summary(page).click();
  await expect(copyButton(page)).toBeHidden();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', twin);
  await context.close();
});
