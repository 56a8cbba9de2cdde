import {expect, type Page, test} from '@playwright/test';

import {addresses, started} from '../support/shell';

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

/** Returns whether all glyphs of an element come from the web font. */
async function isSetIn(page: Page, selector: string): Promise<boolean> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const {root} = await client.send('DOM.getDocument');
  const {nodeId} = await client.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await client.send('CSS.getPlatformFontsForNode', {nodeId});
  await client.detach();
  expect(fonts.length).toBeGreaterThan(0);
  return fonts.every(({isCustomFont, familyName}) => isCustomFont && /Atkinson/.test(familyName));
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

for (const [name, viewport] of [
  ['a desktop', {width: 1280, height: 900}],
  ['a phone', {width: 390, height: 844}],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({viewport});

    test('a first visit is set in the web font and shifts nothing', async ({browser}) => {
      // The browser waits for the font for 100 ms, which a busy machine may need for itself: then the
      // text stays in the fallback, and another first visit has to show it.
      await expect(async () => {
        const context = await browser.newContext({viewport});
        const page = await context.newPage();
        const asked = fontRequests(page);
        const shifts = await watchShifts(page);
        await page.goto(addresses.guide);
        await started(page);
        expect(await shifts()).toBe(0);
        expect(asked).toHaveLength(1);
        const isShown = await isSetIn(page, 'h1');
        await context.close();
        expect(isShown).toBe(true);
      }).toPass();
    });

    test('a font that arrives late is left for the next page and shifts nothing', async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(addresses.guide, {waitUntil: 'commit'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
        .toBeGreaterThan(0);
      release();
      await started(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await isSetIn(page, 'h1')).toBe(false);
      expect(await shifts()).toBe(0);
      await page.unroute('**/*.woff2');
      await expect(async () => {
        await page.reload();
        await started(page);
        expect(await isSetIn(page, 'h1')).toBe(true);
      }).toPass();
    });
  });
}

test('the font stays when the window is resized', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await expect(async () => {
    await page.goto(addresses.guide);
    await started(page);
    expect(await isSetIn(page, 'h1')).toBe(true);
  }).toPass();
  // One width for each layout: without contents, without sidebar, a phone, and all columns again.
  for (const width of [1100, 900, 390, 1440]) {
    await page.setViewportSize({width, height: 900});
    expect(await isSetIn(page, 'h1'), `at ${width} px`).toBe(true);
  }
});

test('the font has the arrows that the site uses', async ({page}) => {
  await expect(async () => {
    await page.goto(addresses.guide);
    await started(page);
    await page.evaluate(() => {
      document.querySelector('h1')?.replaceChildren('\u2190 \u2191 \u2192 \u2193');
    });
    expect(await isSetIn(page, 'h1')).toBe(true);
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the font is preloaded', async ({page}) => {
    const asked = fontRequests(page);
    await page.goto(addresses.guide);
    expect(asked).toHaveLength(1);
  });
});

test('with data saver on, the font is never fetched', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const asked = fontRequests(page);
  await page.goto(addresses.guide);
  await started(page);
  expect(await isSetIn(page, 'h1')).toBe(false);
  expect(asked).toEqual([]);
});
