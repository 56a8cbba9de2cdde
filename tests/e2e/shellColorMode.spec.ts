import {expect, type Page, test} from '@playwright/test';

import {
  addresses,
  blockStorage,
  holdReact,
  inEachReactState,
  noteFirstFrame,
  open,
  started,
} from '../support/shell';
import {fileOfAddress, readBuilt} from '../support/site';
import {SMOKE} from '../support/tags';

const button = (page: Page) => page.getByRole('button', {name: /^Colour mode/});
const names = {
  system: 'Colour mode: system. Switch to light',
  light: 'Colour mode: light. Switch to dark',
  dark: 'Colour mode: dark. Switch to system',
};

async function expectMode(page: Page, choice: keyof typeof names, mode: 'light' | 'dark') {
  await expect(button(page)).toHaveAccessibleName(names[choice]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode);
}

inEachReactState((state) => {
  test(
    `the button cycles system, light, dark, system (${state}) [4.5] [4.6]`,
    SMOKE,
    async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await open(page, addresses.guide, state);
      const stored = () => page.evaluate(() => localStorage.getItem('theme'));
      await expect(button(page)).toBeEnabled();
      await expectMode(page, 'system', 'dark');
      await button(page).click();
      await expectMode(page, 'light', 'light');
      expect(await stored()).toBe('light');
      await button(page).press('Enter');
      await expectMode(page, 'dark', 'dark');
      expect(await stored()).toBe('dark');
      await button(page).press('Space');
      await expectMode(page, 'system', 'dark');
      expect(await stored()).toBeNull();
    },
  );

  test(`the choice "system" follows the operating system, others do not (${state}) [4.8]`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, addresses.guide, state);
    await expectMode(page, 'system', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expectMode(page, 'system', 'dark');
    await button(page).click();
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expectMode(page, 'light', 'light');
  });

  test(`an address can set a mode and data attributes (${state})`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, `${addresses.guide}?docusaurus-theme=dark&docusaurus-data-mode=embed`, state);
    await expectMode(page, 'dark', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'embed');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test(`a choice in one tab applies in the other (${state}) [3.4]`, async ({page, context}) => {
    await page.emulateMedia({colorScheme: 'light'});
    const other = await context.newPage();
    await other.emulateMedia({colorScheme: 'light'});
    await open(page, addresses.guide, state);
    await open(other, addresses.landing, state);
    await button(page).click();
    await expectMode(other, 'light', 'light');
    await button(other).click();
    await expectMode(page, 'dark', 'dark');
    await button(page).click();
    await expectMode(other, 'system', 'light');
  });
});

test('the button is disabled in the HTML until the inline script runs [4.9]', () => {
  const html = readBuilt(fileOfAddress(addresses.guide));
  const [tag] = /<button[^>]*data-color-mode[^>]*>/.exec(html) ?? [];
  expect(tag).toMatch(/\sdisabled/);
});

test('without JavaScript no colour mode button is offered', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL, colorScheme: 'dark'});
  await page.goto(addresses.guide);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
  await page.close();
});

test('a stored choice applies from the first frame', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const firstFrame = await noteFirstFrame(page);
  await open(page, addresses.guide, 'React held back');
  expect(await firstFrame()).toMatchObject({theme: 'dark', themeChoice: 'dark'});
});

test('React keeps a choice made before it started', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const release = await holdReact(page);
  await page.goto(addresses.guide, {waitUntil: 'commit'});
  await button(page).click();
  await button(page).click();
  release();
  await started(page);
  await expectMode(page, 'dark', 'dark');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'dark', 'dark');
  await button(page).click();
  await expectMode(page, 'system', 'light');
});

test('with storage blocked a choice lasts for the page view, also when React starts', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await blockStorage(page);
  await open(page, addresses.guide, 'React started');
  await button(page).click();
  await button(page).click();
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'dark', 'dark');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tutorials'}).click();
  await expect(page).toHaveURL(/\/tutorials\//);
  await expectMode(page, 'dark', 'dark');
  await page.reload();
  await expectMode(page, 'system', 'light');
});

test('hovering gives the button a background, a touch leaves none', async ({browser, baseURL}) => {
  const backgroundAfter = async (hasTouch: boolean, act: 'tap' | 'hover') => {
    const context = await browser.newContext({baseURL, hasTouch, isMobile: hasTouch});
    const page = await context.newPage();
    await open(page, addresses.guide, 'React started');
    await button(page)[act]();
    const background = await button(page).evaluate((found) => {
      found.getAnimations().forEach((animation) => animation.finish());
      return getComputedStyle(found).backgroundColor;
    });
    await context.close();
    return background;
  };
  const none = 'rgba(0, 0, 0, 0)';
  expect(await backgroundAfter(true, 'tap')).toBe(none);
  expect(await backgroundAfter(false, 'hover')).not.toBe(none);
});
