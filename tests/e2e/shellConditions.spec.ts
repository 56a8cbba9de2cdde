import {expect, type Page, test} from '@playwright/test';

import {collectProblems} from '../support/problems';
import {addresses, blockStorage, open} from '../support/shell';
import {whenNightly} from '../support/tags';

const bar = (page: Page) => page.getByRole('banner');

// A daily run has each of the three tests on one page.
for (const [index, address] of Object.values(addresses).entries()) {
  test(
    `${address} fits 320 px at 200 % text size, with every control in view`,
    whenNightly(index !== 0),
    async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      await open(page, address, 'React started');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
      for (const control of [
        bar(page).getByRole('link', {name: 'Search'}),
        bar(page).getByRole('button', {name: /^Colour mode/}),
        bar(page).getByRole('button', {name: 'Open menu'}),
      ]) {
        await expect(control).toBeInViewport({ratio: 1});
      }
      await bar(page).getByRole('button', {name: 'Open menu'}).click();
      const menu = page.getByRole('dialog');
      await expect(menu.getByRole('button', {name: 'Close menu'})).toBeInViewport({ratio: 1});
      expect(await menu.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
    },
  );

  test(
    `${address} prints its text without navigation`,
    whenNightly(index !== 1),
    async ({page}) => {
      await open(page, address, 'React started');
      await page.emulateMedia({media: 'print'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      for (const part of [
        bar(page),
        page.getByRole('contentinfo'),
        page.getByRole('region', {name: 'Announcement'}),
        page.getByRole('navigation', {name: 'Docs sidebar'}),
        page.getByRole('navigation', {name: 'On this page'}),
        page.getByRole('navigation', {name: 'Previous and next page'}),
      ]) {
        await expect(part).toBeHidden();
      }
    },
  );

  test(
    `${address} hydrates without an error when storage is blocked`,
    whenNightly(index !== 2),
    async ({page}) => {
      const problems = collectProblems(page);
      await blockStorage(page);
      await open(page, address, 'React started');
      await expect(bar(page)).toBeVisible();
      expect(problems.filter((problem) => !problem.includes('storage is not available'))).toEqual(
        [],
      );
    },
  );
}

test('in forced colours the current place and the controls stay recognisable', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, addresses.module, 'React started');
  const outlined = async (name: string) =>
    page
      .getByRole('navigation', {name})
      .locator('[aria-current]')
      .first()
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(await outlined('Main')).toBe('solid');
  expect(await outlined('Docs sidebar')).toBe('solid');
  const icon = bar(page).getByRole('button', {name: /^Colour mode/});
  await expect(icon).toBeVisible();
  const [ink, ground] = await icon.evaluate((button) => {
    const style = getComputedStyle(button);
    return [style.color, getComputedStyle(document.body).backgroundColor];
  });
  expect(ink).not.toBe(ground);
});

test('without JavaScript the reader can navigate by navbar, sidebar and pager', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto(addresses.landing);
  await bar(page).getByRole('link', {name: 'API Reference'}).click();
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'data', exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.close();
});

test('with the keyboard alone: section, branch, page, theme', async ({page}) => {
  await open(page, addresses.landing, 'React started');
  await page.keyboard.press('Tab');
  const reach = async (name: string) => {
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
      if (text === name) {
        return;
      }
    }
    throw new Error(`No stop of the Tab key is "${name}".`);
  };
  await reach('API Reference');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await reach('Pages under data');
  await page.keyboard.press('Enter');
  await reach('datasources');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/data\/datasources$/);
  await expect(page.getByRole('heading', {level: 1, name: /datasources/})).toBeVisible();
  // A new page takes the focus from the link that led to it.
  await expect(page.locator('nav :focus')).toHaveCount(0);
  const focused = page.locator(':focus-visible');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCSS('outline-style', 'solid');
});

test('the layout changes between 996 and 997 px [2.26] [9.1]', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, addresses.guide, 'React started');
  const menuButton = bar(page).getByRole('button', {name: 'Open menu'});
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(menuButton).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({width: 997, height: 800});
  await expect(menuButton).toBeHidden();
  await expect(sidebar).toBeVisible();
});
