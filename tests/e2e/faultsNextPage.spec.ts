import {expect, type Page, type Route} from '@playwright/test';

import {startStaticHost} from '../support/staticHost';
import {faultTest} from '../support/faults';
import {bringsPage, holdPages} from '../support/pageLoads';
import {addresses, open} from '../support/shell';
import {buildFolder} from '../support/site';

const NEXT = '/tutorials/introduction';
const link = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Tutorials', exact: true});
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Handles the application's request for the next page; the browser's own goes through. */
async function onNext(page: Page, handle: (route: Route) => unknown): Promise<void> {
  await page.route(
    (url) => url.pathname === NEXT || url.pathname === `${NEXT}.html`,
    async (route) => {
      await (bringsPage(route.request()) ? handle(route) : route.fallback());
    },
  );
}

/** Opens a page and follows the link; a mark on the window tells whether the document stays. */
async function followNext(page: Page, handle: (route: Route) => unknown): Promise<void> {
  await open(page, addresses.guide, 'React started');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await onNext(page, handle);
  await link(page).click();
  await expect(page).toHaveURL(NEXT);
}

/** Expects that the browser has loaded the document of the next page. */
async function expectDocument(page: Page): Promise<void> {
  await page.waitForFunction(() => !('sameDocument' in window));
  await expect(heading(page)).toContainText('tutorials');
}

for (const [id, status] of [
  ['next-missing', 404],
  ['next-gone', 410],
] as const) {
  faultTest(id, async ({page}) => {
    await followNext(page, (route) => route.fulfill({status, body: 'none'}));
    await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
  });
}

for (const [id, status] of [
  ['next-forbidden', 403],
  ['next-limited', 429],
  ['next-500', 500],
  ['next-502', 502],
  ['next-503', 503],
] as const) {
  faultTest(id, async ({page}) => {
    await followNext(page, (route) => route.fulfill({status, body: 'Refused by the proxy.'}));
    await expectDocument(page);
  });
}

faultTest('next-refused', async ({page}) => {
  await followNext(page, (route) => route.abort('connectionreset'));
  await expectDocument(page);
});

faultTest('next-truncated', async ({page}) => {
  await followNext(page, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: body.slice(0, body.indexOf('<footer'))});
  });
  await expectDocument(page);
});

faultTest('next-portal', async ({page}) => {
  const body = '<!doctype html><html><head><title>Wi-Fi</title></head><body>Pay</body></html>';
  await followNext(page, (route) => route.fulfill({contentType: 'text/html', body}));
  await expectDocument(page);
});

faultTest('next-login', async ({page}) => {
  const other = await startStaticHost(buildFolder);
  await followNext(page, (route) =>
    route.fulfill({status: 302, headers: {location: `${other.url}/search`}}),
  );
  await expectDocument(page);
  await other.close();
});

faultTest('next-json', async ({page}) => {
  await followNext(page, (route) => route.fulfill({json: {error: 'unknown'}}));
  await expectDocument(page);
});

faultTest('next-release', async ({page}) => {
  let requests = 0;
  await followNext(page, async (route) => {
    requests += 1;
    const response = await route.fetch();
    const body = (await response.text()).replace(/(\/main\.)\w+(\.js)/, '$1newer$2');
    await route.fulfill({response, body});
  });
  await expectDocument(page);
  const loads = () => page.evaluate(() => performance.getEntriesByType('navigation').length);
  expect(await loads()).toBe(1);
  expect(requests, 'on hover and on the click').toBeLessThanOrEqual(2);
});

faultTest('next-slow', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  const before = await heading(page).textContent();
  const held = await holdPages(page);
  await link(page).click();
  await expect(page.locator('#nprogress')).toBeAttached();
  await expect(heading(page)).toHaveText(before as string);
  await held.release();
  await expect(heading(page)).toContainText('tutorials');
});

faultTest('next-offline', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  const first = await heading(page).textContent();
  await link(page).click();
  await expect(heading(page)).toContainText('tutorials');
  await page.context().setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText(first as string);
  await page.goForward();
  await expect(heading(page)).toContainText('tutorials');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'API Reference', exact: true})
    .click();
  await expect.poll(() => page.mainFrame().url()).toMatch(/^chrome-error:/);
});
