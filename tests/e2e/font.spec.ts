import {expect, type Page, test} from '@playwright/test';

import {addresses, started} from '../support/shell';

const family = 'Atkinson Next';

/**
 * Adds up all layout shifts, including those after user input. The navbar is left out: a busy machine
 * paints it half parsed, whatever the font.
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as {shifted: number};
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, sources} = entry as PerformanceEntry & {
          value: number;
          sources: readonly {node: Node | null}[];
        };
        if (sources.some(({node}) => !node?.parentElement?.closest('header[data-navbar]'))) {
          seen.shifted += value;
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () =>
    page.evaluate(
      () =>
        // Waits two frames, so that the last paint has been reported.
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve((window as unknown as {shifted: number}).shifted)),
          );
        }),
    );
}

/** Returns whether text is currently in the web font. */
function isShown(page: Page): Promise<boolean> {
  return page.evaluate(
    (name) =>
      [...document.fonts].some(
        (face) =>
          face.family.includes(name) &&
          face.status === 'loaded' &&
          !face.family.includes('Fallback'),
      ),
    family,
  );
}

function fontRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') {
      asked.push(request.url());
    }
  });
  return asked;
}

/** Waits until the font is fetched and the next page can use it. */
async function waitForFont(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toMatch(/\.woff2$/);
}

for (const [name, viewport] of [
  ['a desktop', {width: 1280, height: 900}],
  ['a phone', {width: 390, height: 844}],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({viewport});

    test('a first visit renders without the web font, fetches it at rest and shifts nothing', async ({
      page,
    }) => {
      const asked = fontRequests(page);
      const shifts = await watchShifts(page);
      let atLoad = -1;
      page.on('load', () => {
        atLoad = asked.length;
      });
      await page.goto(addresses.module);
      await started(page);
      await waitForFont(page);
      expect(atLoad).toBe(0);
      expect(asked).toHaveLength(1);
      expect(await isShown(page)).toBe(false);
      expect(await shifts()).toBe(0);
    });

    test('the second page uses the font from the first paint and shifts nothing', async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      await page.goto(addresses.landing);
      await waitForFont(page);
      for (const address of [addresses.module, addresses.guide]) {
        await page.goto(address);
        await started(page);
        await expect.poll(() => isShown(page)).toBe(true);
        expect(await shifts(), address).toBe(0);
      }
    });

    test('the font appears with the next route change and shifts nothing', async ({page}) => {
      const shifts = await watchShifts(page);
      await page.goto(addresses.guide);
      await started(page);
      await waitForFont(page);
      const next = page
        .getByRole('navigation', {name: 'Previous and next page'})
        .getByRole('link')
        .last();
      await next.scrollIntoViewIfNeeded();
      const before = await shifts();
      const address = page.url();
      await next.click();
      await expect(page).not.toHaveURL(address);
      await expect.poll(() => isShown(page)).toBe(true);
      expect((await shifts()) - before).toBeLessThan(0.001);
    });
  });
}

test('with data saver on, the font is never fetched', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const asked = fontRequests(page);
  await page.goto(addresses.guide);
  await started(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000})),
  );
  expect(asked).toEqual([]);
});
