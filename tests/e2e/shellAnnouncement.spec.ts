import {expect, type Page, test} from '@playwright/test';

import {announcementBar} from '../../src/config/announcement';
import {addresses, blockStorage, inEachReactState, noteFirstFrame, open} from '../support/shell';
import {SMOKE} from '../support/tags';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const close = (page: Page) => page.getByRole('button', {name: 'Close announcement'});
const keys = {id: 'docusaurus.announcement.id', dismiss: 'docusaurus.announcement.dismiss'};

const stored = (page: Page) =>
  page.evaluate(({id, dismiss}) => [localStorage.getItem(id), localStorage.getItem(dismiss)], keys);

/** Stores what an earlier visit leaves in local storage. */
async function visitedBefore(page: Page, id: string, dismissed: boolean): Promise<void> {
  await page.addInitScript(
    ({keys, id, dismissed}) => {
      // Only before the first page, so that a reload finds what the site has stored.
      if (!sessionStorage.getItem('visited')) {
        sessionStorage.setItem('visited', 'true');
        localStorage.setItem(keys.id, id);
        localStorage.setItem(keys.dismiss, String(dismissed));
      }
    },
    {keys, id, dismissed},
  );
}

inEachReactState((state) => {
  test(
    `the bar shows, closes, and stays closed (${state}) [2.20] [3.3] [4.10]`,
    SMOKE,
    async ({page}) => {
      await open(page, addresses.guide, state);
      await expect(bar(page)).toBeVisible();
      expect((await stored(page))[0]).toBe(announcementBar?.id);
      await close(page).click();
      await expect(bar(page)).toBeHidden();
      expect(await stored(page)).toEqual([announcementBar?.id, 'true']);
      await open(page, addresses.landing, state);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(bar(page)).toBeHidden();
    },
  );

  test(`a bar with a new id shows on the first load (${state}) [4.12]`, async ({page}) => {
    const firstFrame = await noteFirstFrame(page);
    await visitedBefore(page, 'an-earlier-announcement', true);
    await open(page, addresses.guide, state);
    await expect(bar(page)).toBeVisible();
    expect((await firstFrame()).announcement).toBe('shown');
    expect(await stored(page)).toEqual([announcementBar?.id, 'false']);
  });

  test(`a dismissed bar is hidden from the first frame (${state})`, async ({page}) => {
    const firstFrame = await noteFirstFrame(page);
    await visitedBefore(page, announcementBar?.id as string, true);
    await open(page, addresses.guide, state);
    expect((await firstFrame()).announcement).toBe('dismissed');
    await expect(bar(page)).toBeHidden();
  });
});

test('with storage blocked the bar can be dismissed for the page view', async ({page}) => {
  await blockStorage(page);
  await open(page, addresses.guide, 'React started');
  await close(page).press('Enter');
  await expect(bar(page)).toBeHidden();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tutorials'}).click();
  await expect(page).toHaveURL(/\/tutorials\//);
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(bar(page)).toBeVisible();
});

test('without JavaScript the bar is shown without its button', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto(addresses.guide);
  await expect(bar(page)).toBeVisible();
  await expect(close(page)).toHaveCount(0);
  await page.close();
});
