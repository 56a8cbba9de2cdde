import {expect, test} from '@playwright/test';

import {addresses, open} from '../support/shell';

const main = 'main h1';

test('a second link before the first page has come: the old page stays until the second is there [2.36]', async ({
  page,
}) => {
  await open(page, addresses.guide, 'React started');
  const title = await page.locator(main).textContent();
  const held = new Map<string, () => void>();
  const follow = async (address: string) => {
    await page.route(address, async (route) => {
      await new Promise<void>((resolve) => held.set(address, resolve));
      await route.continue();
    });
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), {href: to});
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    }, address);
    await expect.poll(() => held.has(address)).toBe(true);
  };
  await follow('/guides/platform-overview/models');
  await follow('/guides/platform-overview/tasks');
  // Elements that are missing for a moment only would be seen by nobody but this.
  await page.evaluate((selector) => {
    const seen = new Set<string>();
    new MutationObserver(() =>
      seen.add(document.querySelector(selector)?.textContent ?? 'nothing'),
    ).observe(document, {childList: true, subtree: true});
    Object.assign(window, {seen});
  }, main);
  const first = page.waitForResponse('**/guides/platform-overview/models');
  held.get('/guides/platform-overview/models')?.();
  await (await first).finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  await expect(page.locator(main)).toHaveText(title ?? '');
  held.get('/guides/platform-overview/tasks')?.();
  await expect(page).toHaveTitle(/^Tasks/);
  const last = (await page.locator(main).textContent()) ?? '';
  const seen = await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen]);
  expect(seen.filter((text) => text !== title && text !== last)).toEqual([]);
});
