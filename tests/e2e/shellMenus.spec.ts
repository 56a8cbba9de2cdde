import {expect, type Page, test} from '@playwright/test';

import {sectionOf} from '../../src/site/sections';
import {addresses, inEachReactState, open, scrollTo, scrollY} from '../support/shell';
import {SMOKE} from '../support/tags';

test.use({viewport: {width: 390, height: 844}});

const opener = (page: Page) => page.getByRole('button', {name: 'Open menu'});
const sectionMenu = (page: Page) => page.getByRole('dialog', {name: 'Section menu'});
const mainMenu = (page: Page) => page.getByRole('dialog', {name: 'Main menu'});

/** Finds a landmark of the page behind the menu if it is inert. */
const inert = (page: Page, part: 'main' | 'footer') =>
  page.locator(`${part}[inert], [inert] ${part}`);

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

inEachReactState((state) => {
  test(
    `the menu opens, is modal and closes by its button (${state}) [2.27] [4.17]`,
    SMOKE,
    async ({page}) => {
      await open(page, addresses.module, state);
      await expect(sectionMenu(page)).toBeHidden();
      await opener(page).click();
      await expect(sectionMenu(page)).toBeVisible();
      const close = sectionMenu(page).getByRole('button', {name: 'Close menu'});
      await expect(close).toBeFocused();
      await expect(inert(page, 'main')).toHaveCount(1);
      await expect(inert(page, 'footer')).toHaveCount(1);
      expect(await isLocked(page)).toBe(true);
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator('main :focus')).toHaveCount(0);
      await close.click();
      await expect(sectionMenu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(inert(page, 'main')).toHaveCount(0);
      expect(await isLocked(page)).toBe(false);
    },
  );

  test(`Escape closes the menu and restores the focus (${state})`, SMOKE, async ({page}) => {
    await open(page, addresses.module, state);
    await opener(page).press('Enter');
    await expect(sectionMenu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sectionMenu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test(`a press outside closes the menu and presses nothing (${state})`, async ({page}) => {
    await open(page, addresses.module, state);
    await opener(page).click();
    await expect(sectionMenu(page)).toBeVisible();
    // The position of the navbar's logo, behind the scrim.
    await page.mouse.click(30, 90);
    await expect(sectionMenu(page)).toBeHidden();
    await expect(page).toHaveURL(addresses.module);
  });

  test(`the browser's Back closes the menu and leaves the page where it was (${state})`, async ({
    page,
  }) => {
    await open(page, addresses.module, state);
    await scrollTo(page, 500);
    await expect(opener(page)).not.toBeInViewport();
    await scrollTo(page, 450);
    await expect(opener(page)).toBeInViewport({ratio: 1});
    // The driver's click may scroll the page to a button whose bar is still moving.
    await opener(page).evaluate((button: HTMLElement) => button.click());
    await expect(sectionMenu(page)).toBeVisible();
    await page.goBack({waitUntil: 'commit'});
    await expect(sectionMenu(page)).toBeHidden();
    await expect(page).toHaveURL(addresses.module);
    expect(await scrollY(page)).toBe(450);
  });

  test(`the menu closes when the view becomes desktop-sized (${state}) [4.17]`, async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, addresses.module, state);
    await opener(page).click();
    await expect(sectionMenu(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(sectionMenu(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await expect(inert(page, 'main')).toHaveCount(0);
    expect(await isLocked(page)).toBe(false);
  });

  test(`"Back to main menu" leads to the main menu (${state}) [2.27] [2.28]`, async ({page}) => {
    await open(page, addresses.module, state);
    await opener(page).click();
    await sectionMenu(page).getByRole('button', {name: 'Back to main menu', exact: true}).click();
    await expect(mainMenu(page)).toBeVisible();
    await expect(sectionMenu(page)).toBeHidden();
    await expect(mainMenu(page).getByRole('link', {name: 'Guides'})).toBeVisible();
    await expect(mainMenu(page).getByRole('link', {name: /^Hub/})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mainMenu(page)).toBeHidden();
    await expect(sectionMenu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(inert(page, 'main')).toHaveCount(0);
  });

  test(`a group in the main menu starts closed (${state}) [4.15]`, async ({page}) => {
    await open(page, addresses.landing, state);
    await opener(page).click();
    const entry = mainMenu(page).getByRole('link', {name: /This release on PyPI/});
    const group = mainMenu(page).locator('summary', {hasText: 'SDK'});
    await expect(group).toBeVisible();
    await expect(entry).toBeHidden();
    await group.click();
    await expect(entry).toBeVisible();
    await group.press('Enter');
    await expect(entry).toBeHidden();
  });

  test(`a link in the menu closes it, and Back returns in one step (${state})`, async ({page}) => {
    await open(page, addresses.module, state);
    await opener(page).click();
    await sectionMenu(page).getByRole('link', {name: 'base_source'}).click();
    await expect(page).toHaveURL(/base_source$/);
    await expect(page.getByRole('heading', {level: 1})).toContainText('base_source');
    await expect(sectionMenu(page)).toBeHidden();
    await page.goBack({waitUntil: 'commit'});
    await expect(page).toHaveURL(addresses.module);
    await expect(page.getByRole('heading', {level: 1})).toContainText('csv_source');
    await expect(sectionMenu(page)).toBeHidden();
  });
});

test('a page without a sidebar opens the main menu at once', async ({page}) => {
  await open(page, addresses.landing, 'React started');
  await opener(page).click();
  await expect(mainMenu(page)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Back to main menu'})).toHaveCount(0);
});

test('the menu works after client-side navigation', async ({page}) => {
  await open(page, addresses.landing, 'React started');
  await opener(page).click();
  await mainMenu(page).getByRole('link', {name: 'API Reference'}).click();
  await expect(page).toHaveURL(sectionOf('api').home);
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
  await opener(page).click();
  await expect(sectionMenu(page)).toBeVisible();
});

test('without JavaScript the menus open, navigate and close', SMOKE, async ({browser, baseURL}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    baseURL,
    viewport: {width: 390, height: 844},
  });
  await page.goto(addresses.module);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const back = page.getByRole('button', {name: 'Back to main menu', exact: true});
  await expect(sidebar).toBeHidden();
  await opener(page).click();
  await expect(sidebar).toBeVisible();
  await back.click();
  const menu = page.getByRole('navigation', {name: 'Main menu'});
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await opener(page).click();
  await sidebar.getByRole('link', {name: 'base_source'}).click();
  await expect(page).toHaveURL(/base_source$/);
  await page.close();
});
