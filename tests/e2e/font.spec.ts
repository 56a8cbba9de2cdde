import {expect, type Page, test} from '@playwright/test';

import {addresses, started} from '../support/shell';

const family = 'Atkinson Next';

/**
 * Adds up every move of the page, also those that follow an act of the reader. The navbar is left out:
 * a busy machine paints it while half of it is parsed, whatever the font.
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
        // Two frames, so that what was painted last has been reported.
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve((window as unknown as {shifted: number}).shifted)),
          );
        }),
    );
}

/** Whether text is set in the web font now. */
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

/** The font has been fetched, and the browser remembers it for the next page. */
async function fetched(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toMatch(/\.woff2$/);
}

for (const [name, viewport] of [
  ['a desktop', {width: 1280, height: 900}],
  ['a phone', {width: 390, height: 844}],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({viewport});

    test('a first visit loads without the web font, fetches it at rest and moves nothing', async ({
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
      await fetched(page);
      expect(atLoad).toBe(0);
      expect(asked).toHaveLength(1);
      expect(await isShown(page)).toBe(false);
      expect(await shifts()).toBe(0);
    });

    test('the second page shows it from the first paint and moves nothing', async ({page}) => {
      const shifts = await watchShifts(page);
      await page.goto(addresses.landing);
      await fetched(page);
      for (const address of [addresses.module, addresses.guide]) {
        await page.goto(address);
        await started(page);
        await expect.poll(() => isShown(page)).toBe(true);
        expect(await shifts(), address).toBe(0);
      }
    });

    test('it comes with the next page of the application and moves nothing', async ({page}) => {
      const shifts = await watchShifts(page);
      await page.goto(addresses.guide);
      await started(page);
      await fetched(page);
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

test('a reader who saves data never fetches it', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const asked = fontRequests(page);
  await page.goto(addresses.guide);
  await started(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
});
