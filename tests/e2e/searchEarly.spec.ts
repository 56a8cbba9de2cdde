import AxeBuilder from '@axe-core/playwright';
import {expect, type Page, test} from '@playwright/test';

import {box, dialog, field, searchLink} from '../support/search';
import {addresses, holdReact, open, openStarting, started} from '../support/shell';
import {NIGHTLY, whenNightly} from '../support/tags';

/* Tests the search box before React, while React starts, and while the modal's code loads. */

const closeButton = (page: Page) =>
  page.getByRole('search', {name: 'Site'}).getByRole('button', {name: 'Close'});

/** Holds back only the modal's code, once React has started. */
async function holdModal(page: Page): Promise<() => void> {
  await open(page, addresses.guide, 'React started');
  return holdReact(page);
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('before React a tap shows the box over the navbar at once, without a layout shift', async ({
    page,
  }) => {
    await open(page, addresses.guide, 'React held back');
    await page.context().setOffline(true);
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.boundingBox();
    const focused = await searchLink(page).evaluate((link: HTMLElement) => {
      link.click();
      return document.activeElement?.id;
    });
    expect(focused, 'in the same task').toBe(await box(page).getAttribute('id'));
    const bar = await page.getByRole('search', {name: 'Site'}).boundingBox();
    expect(bar?.width).toBe(390);
    for (const target of [box(page), closeButton(page)]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await heading.boundingBox()).toEqual(before);
  });

  test('after React the box responds as quickly, and the modal follows', async ({page}) => {
    await open(page, addresses.guide, 'React started');
    // The modal soon covers the box, which is then in no tree of roles.
    const focused = await searchLink(page).evaluate((link: HTMLElement) => {
      link.click();
      return document.activeElement?.matches('[role=search] input');
    });
    expect(focused, 'focus in the same task').toBe(true);
    await expect(field(page)).toBeFocused();
    await expect(box(page)).toBeHidden();
    await dialog(page).getByRole('button', {name: 'Close'}).tap();
    await expect(searchLink(page)).toBeFocused();
  });

  test('Enter in the box opens the search page', async ({page}) => {
    await open(page, addresses.guide, 'React held back');
    await searchLink(page).tap({noWaitAfter: true});
    await page.keyboard.type('pod');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=pod');
  });

  for (const [name, leave] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Close', (page: Page) => closeButton(page).tap({noWaitAfter: true})],
    ['a press outside', (page: Page) => page.touchscreen.tap(200, 500)],
  ] as const) {
    const title = `${name} closes the box, and React opens nothing later`;
    test(title, whenNightly(name !== 'Escape'), async ({page}) => {
      const release = await holdReact(page);
      await page.goto(addresses.guide, {waitUntil: 'commit'});
      await page.waitForFunction(() => document.readyState !== 'loading');
      await searchLink(page).tap({noWaitAfter: true});
      await expect(box(page)).toBeFocused();
      await leave(page);
      await expect(box(page)).toBeHidden();
      if (name !== 'a press outside') {
        await expect(searchLink(page)).toBeFocused();
      }
      release();
      await started(page);
      await expect(dialog(page)).toHaveCount(0);
      await searchLink(page).tap();
      await expect(field(page)).toBeFocused();
    });
  }

  test('text typed before and while React starts is kept in the modal', async ({page}) => {
    const start = await openStarting(page, addresses.guide);
    await searchLink(page).tap({noWaitAfter: true});
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('csv suorce');
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    await start();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('csv suorce');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('csv sorce');
    await expect(box(page)).toBeHidden();
    await dialog(page).getByRole('button', {name: 'Close'}).tap();
    await expect(searchLink(page)).toBeFocused();
  });

  test('after React, the box responds while the modal’s code loads', NIGHTLY, async ({page}) => {
    const release = await holdModal(page);
    await searchLink(page).tap({noWaitAfter: true});
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('pod');
    release();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('pod');
    await expect(box(page)).toBeHidden();
  });

  test('Enter does not wait for the modal’s code', NIGHTLY, async ({page}) => {
    const release = await holdModal(page);
    await searchLink(page).tap({noWaitAfter: true});
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('pod');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL('/search?q=pod');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    const title = `the open box has no axe violations, ${colorScheme}`;
    test(title, whenNightly(colorScheme === 'light'), async ({browser, baseURL}) => {
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        viewport: {width: 390, height: 844},
      });
      const page = await context.newPage();
      await holdModal(page);
      await searchLink(page).click({noWaitAfter: true});
      await expect(box(page)).toBeFocused();
      const {violations} = await new AxeBuilder({page}).include('header').analyze();
      expect(violations.map(({id}) => id)).toEqual([]);
      await context.close();
    });
  }
});

test('on a desktop the box accepts text after a press at once, before and while React starts', async ({
  page,
}) => {
  const start = await openStarting(page, addresses.guide);
  await box(page).click({noWaitAfter: true});
  await page.keyboard.type('cs');
  await expect(box(page)).toHaveValue('cs');
  await start();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('cs');
  await page.keyboard.type('v');
  await expect(field(page)).toHaveValue('csv');
  await expect(box(page)).toHaveValue('');
});

test('on a desktop no typed text is lost while the modal’s code loads', async ({page}) => {
  const release = await holdModal(page);
  await box(page).click({noWaitAfter: true});
  await page.keyboard.type('csv');
  await expect(box(page)).toHaveValue('csv');
  release();
  await expect(field(page)).toHaveValue('csv');
});
