import {expect, type Page, test} from '@playwright/test';

import {blockStorage, follow, inEachReactState, open, started} from '../support/shell';
import {fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';

const withTabs = pagesOfSitemap().filter((page) =>
  readBuilt(fileOfAddress(page)).includes('data-tabs="system"'),
);
const [first = '', second = ''] = withTabs;

const groups = (page: Page) => page.getByRole('group', {name: 'Operating system'});
const tab = (page: Page, name: string) => groups(page).first().getByRole('radio', {name});
const code = (page: Page, name: string) =>
  groups(page)
    .first()
    .getByRole('group', {name: `Code: ${name}`});

async function expectShown(page: Page, shown: string, hidden: string): Promise<void> {
  await expect(tab(page, shown)).toBeChecked();
  await expect(code(page, shown)).toBeVisible();
  await expect(code(page, hidden)).toBeHidden();
}

const unix = 'Linux and macOS';
const windows = 'Windows PowerShell';

// The browser's own, by Playwright, is one of Windows.
test.use({userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0'});

test('there are pages with tabs', () => {
  expect(withTabs.length).toBeGreaterThan(5);
});

inEachReactState((state) => {
  test(`a press on a tab shows its code and hides the other (${state})`, async ({page}) => {
    await open(page, first, state);
    await expectShown(page, unix, windows);
    await groups(page).first().getByText(windows, {exact: true}).first().click();
    await expectShown(page, windows, unix);
    await tab(page, windows).press('ArrowLeft');
    await expectShown(page, unix, windows);
  });
});

test('the choice holds for the next page, for its tabs all at once, and after a reload', async ({
  page,
}) => {
  await page.goto(first);
  await started(page);
  await tab(page, windows).press('Space');
  await follow(page, second);
  await expectShown(page, windows, unix);
  await page.goto(first);
  await expectShown(page, windows, unix);
  for (const group of await groups(page).all()) {
    await expect(group.getByRole('radio', {name: windows})).toBeChecked();
  }
});

test('tabs switch without local storage', async ({page}) => {
  await blockStorage(page);
  await page.goto(first);
  await tab(page, windows).press('Space');
  await expectShown(page, windows, unix);
});

test('tabs switch without script', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto(first);
  await groups(page).first().getByText(windows, {exact: true}).first().click();
  await expectShown(page, windows, unix);
  await page.close();
});

test('a reader on Windows sees what is for Windows', async ({browser, baseURL}) => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0';
  const page = await browser.newPage({userAgent, baseURL});
  await page.goto(first);
  await expectShown(page, windows, unix);
  await page.close();
});

test('print shows the code of all tabs with its title', async ({page}) => {
  await page.goto(first);
  await page.emulateMedia({media: 'print'});
  for (const name of [unix, windows]) {
    await expect(code(page, name)).toBeVisible();
    await expect(groups(page).first().locator('figcaption', {hasText: name})).toBeVisible();
  }
  await expect(groups(page).first().locator('label').first()).toBeHidden();
});

test('print says which form of the same thing a file is', async ({page}) => {
  await page.goto('/guides/SDK/for-data-custodians/setting-up/connecting-data-running-pods');
  await page.emulateMedia({media: 'print'});
  for (const [title, name] of [
    ['pod.yaml', 'YAML'],
    ['run_pod.py', 'Python'],
  ]) {
    const figure = page
      .getByRole('figure')
      .filter({has: page.getByText(title as string, {exact: true})})
      .first();
    expect(await figure.evaluate((node) => getComputedStyle(node, '::before').content)).toBe(
      `"${name}"`,
    );
  }
});
