import {expect, type Page, test} from '@playwright/test';

import {addresses, neverIdle, SCRIPT, started} from '../support/shell';
import {WHOLE_BROWSER} from '../support/tags';

/*
 * The HTML names the application's scripts, but they are loaded later (src/browser/start). A build with
 * `STATIC_PAGES=off` uses deferred scripts instead.
 */

test('the application’s scripts are requested once each, after the page has loaded', async ({
  page,
}) => {
  await page.goto(addresses.guide);
  await started(page);
  const {loaded, scripts} = await page.evaluate((source) => {
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({name}) => new RegExp(source).test(name))
        .map(({name, startTime}) => ({name, startTime})),
    };
  }, SCRIPT.source);
  expect(scripts.length).toBeGreaterThan(0);
  expect(new Set(scripts.map(({name}) => name)).size).toBe(scripts.length);
  for (const {name, startTime} of scripts) {
    expect(startTime, name).toBeGreaterThanOrEqual(loaded);
  }
});

test('the application’s scripts load even if an image never does', async ({page}) => {
  await page.route('**/*', async (route) => {
    await (route.request().resourceType() === 'image' ? undefined : route.fallback());
  });
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => {
        document.body.append(Object.assign(new Image(), {src: '/img/never.png'}));
      },
      {once: true},
    );
  });
  await page.goto(addresses.guide, {waitUntil: 'commit'});
  await started(page);
});

for (const [name, act] of [
  ['a movement of the mouse', (page: Page) => page.mouse.move(300, 300)],
  ['a tap', (page: Page) => page.touchscreen.tap(300, 600)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test.describe(name, () => {
    test.use({hasTouch: name === 'a tap'});

    // The headless shell moves its mouse by itself when a page has loaded.
    test(
      `the application’s scripts are requested once each, at ${name}`,
      WHOLE_BROWSER,
      async ({page}) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (SCRIPT.test(request.url())) {
            asked.push(request.url());
          }
        });
        await neverIdle(page, addresses.guide);
        await page.goto(addresses.guide);
        await page.evaluate(
          () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(asked).toEqual([]);
        await act(page);
        await act(page);
        await started(page);
        expect(asked.length).toBeGreaterThan(0);
        expect(new Set(asked).size).toBe(asked.length);
      },
    );
  });
}
