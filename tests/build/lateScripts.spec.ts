import {expect, type Page, test} from '@playwright/test';

import {addresses, neverIdle, SCRIPT, started} from '../support/shell';
import {WHOLE_BROWSER} from '../support/tags';

/*
 * The HTML names the application's scripts, but they are loaded later, or never (src/browser/start). A
 * build with `STATIC_PAGES=off` uses deferred scripts instead.
 */

/** Notes the application's scripts that a page asks for. */
function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) {
      asked.push(request.url());
    }
  });
  return asked;
}

/** Waits until a page that is at rest has prefetched pages: the last that it does by itself. */
async function atRest(page: Page): Promise<void> {
  await page.locator('link[rel="prefetch"]').first().waitFor({state: 'attached'});
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a page by its address, scrolls to its end and waits until it has nothing more to do. */
async function readToItsEnd(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await atRest(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => window.scrollY > 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

for (const address of [addresses.landing, addresses.guide, addresses.module]) {
  // The headless shell moves its mouse by itself when a page has loaded: the pointer is where no link is.
  test(`a reader who only reads ${address} loads no application`, async ({page}) => {
    const asked = scriptsAsked(page);
    await page.mouse.move(0, 0);
    await readToItsEnd(page, address);
    expect(asked).toEqual([]);
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  });
}

for (const [name, act] of [
  ['the pointer rests on a link', (page: Page) => page.locator('main a[href]').first().hover()],
  ['the focus rests on a link', (page: Page) => page.keyboard.press('Tab')],
  ['the search is asked for', (page: Page) => page.keyboard.press('Control+k')],
] as const) {
  test(`the application’s scripts are requested once each when ${name}`, async ({page}) => {
    const asked = scriptsAsked(page);
    await page.mouse.move(0, 0);
    await page.goto(addresses.guide);
    await atRest(page);
    expect(asked).toEqual([]);
    await act(page);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
  });
}

test.describe('with a touch screen', () => {
  test.use({hasTouch: true});

  test('a tap on a link leads to its page, and the page left behind loads no application', async ({
    page,
  }) => {
    await page.goto(addresses.guide);
    await atRest(page);
    const link = page.locator(`main a[href^="/"]:not([href$="${addresses.guide}"])`).first();
    const target = (await link.getAttribute('href')) ?? '';
    const asked: string[] = [];
    page.on('request', (request) => {
      if (SCRIPT.test(request.url()) && request.headers().referer?.endsWith(addresses.guide)) {
        asked.push(request.url());
      }
    });
    await link.tap();
    await page.waitForURL(target);
    await started(page);
    expect(asked).toEqual([]);
  });
});

for (const [name, open] of [
  [
    'the second page of a visit',
    async (page: Page) => {
      await page.goto(addresses.landing);
      await page.evaluate((to) => location.assign(to), addresses.guide);
    },
  ],
  ['an address with a slash at its end', (page: Page) => page.goto(`${addresses.guide}/`)],
  ['a page that is code', (page: Page) => page.goto('/search')],
  ['an address without a page', (page: Page) => page.goto('/no-such-page')],
  [
    'a page that is loaded again',
    async (page: Page) => {
      await page.goto(addresses.guide);
      await page.reload();
    },
  ],
] as const) {
  test(`the application starts by itself on ${name}`, async ({page}) => {
    await page.mouse.move(0, 0);
    await open(page);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    const {loaded, scripts} = await page.evaluate((source) => {
      const [navigation] = performance.getEntriesByType('navigation');
      return {
        loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
        scripts: performance
          .getEntriesByType('resource')
          .filter(({name: file}) => new RegExp(source).test(file))
          .map(({name: file, startTime}) => ({file, startTime})),
      };
    }, SCRIPT.source);
    expect(scripts.length).toBeGreaterThan(0);
    for (const {file, startTime} of scripts) {
      expect(startTime, file).toBeGreaterThanOrEqual(loaded);
    }
  });
}

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
  await page.goto('/search', {waitUntil: 'commit'});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
});

test(
  'a click on a link before the application is there leads to its page',
  WHOLE_BROWSER,
  async ({page}) => {
    await neverIdle(page, addresses.guide);
    await page.goto(addresses.guide);
    const link = page.getByRole('main').getByRole('article').locator('a[href^="/"]').last();
    const target = (await link.getAttribute('href')) as string;
    await link.click();
    await expect(page).toHaveURL(target);
    await started(page);
  },
);
