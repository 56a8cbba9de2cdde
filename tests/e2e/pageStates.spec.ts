import {expect, type Page, test} from '@playwright/test';

import {LOADER_DELAY_MS} from '../../src/browser/navigation/arrival';
import {readers} from '../../src/components/landing/readers';
import {sections} from '../../src/site/sections';
import {readBudgets} from '../../scripts/measure/budgets';
import {corruptPageCode, expectCrash, failPages, holdPages} from '../support/pageLoads';
import {follow, holdReact, started} from '../support/shell';
import {buildFolder} from '../support/site';
import {startStaticHost} from '../support/staticHost';
import {SMOKE, whenNightly} from '../support/tags';

const [first, second] = sections.map(({home}) => home) as [string, string];

function navbarLink(page: Page, address: string) {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('link', {
    name: sections.find(({home}) => home === address)?.label,
    exact: true,
  });
}

/** A page's address for which a plain host has no file, so it sends the not-found page. */
const unclean = `${first}/`;

test('a slow page under an alternative address shows the loader after a delay, then the page [2.38] [4.1]', async ({
  page,
}) => {
  const {release} = await holdPages(page);
  await page.goto(unclean, {waitUntil: 'commit'});
  await expect(page.getByRole('status').filter({hasText: 'Loading the page'})).toBeVisible();
  await expect(page).toHaveURL(unclean);
  await release();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Page not found'})).toHaveCount(0);
  await expect(page).toHaveURL(first);
});

test('a failed load shows an error with Retry, and Retry loads the page [2.39] [4.1] [8.8]', async ({
  page,
}) => {
  const mend = await failPages(page);
  await page.goto(unclean);
  const box = page.getByRole('alert');
  await expect(box).toContainText(/failed/i);
  await expect(page).toHaveURL(unclean);
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(box).toContainText(/failed/i);
  mend();
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Page not found'})).toHaveCount(0);
  await expect(page).toHaveURL(first);
});

test('a page served under its file name is shown, and its address is cleaned [2.29]', async ({
  page,
}) => {
  await page.goto(`${first}.html`, {waitUntil: 'commit'});
  const heading = page.getByRole('heading', {level: 1});
  const title = (await heading.textContent()) as string;
  await started(page);
  await expect(page).toHaveURL(first);
  await expect(heading).toHaveText(title);
});

test('a page whose code does not load stays readable, and its links work', async ({page}) => {
  await failPages(page);
  await page.goto(first);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await navbarLink(page, second).click();
  await expect(page).toHaveURL(second);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a route change whose code fails falls back to a document load, with a warning [2.37] [8.9]', async ({
  page,
}) => {
  await page.goto(first);
  await started(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await failPages(page);
  await navbarLink(page, second).click();
  await warning;
  await expect(page).toHaveURL(second);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('the progress bar starts 200 ms after a route change and ends with it [4.2]', async ({
  page,
}) => {
  await page.goto(first);
  await started(page);
  await page.evaluate(() => {
    const seen: {click?: number; bar?: number} = {};
    Object.assign(window, {seen});
    document.addEventListener('click', () => (seen.click = performance.now()), true);
    new MutationObserver(() => {
      if (document.querySelector('#nprogress') && !seen.bar) {
        seen.bar = performance.now();
      }
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  const {release} = await holdPages(page);
  await navbarLink(page, second).click();
  const bar = page.locator('#nprogress');
  await expect(bar).toBeAttached();
  const delay = await page.evaluate(() => {
    const {seen} = window as unknown as {seen: {click: number; bar: number}};
    return seen.bar - seen.click;
  });
  expect(delay).toBeGreaterThanOrEqual(195);
  await release();
  await expect(page).toHaveURL(second);
  await expect(bar).not.toBeAttached();
});

test('a quick route change shows no progress bar', async ({page}) => {
  await page.goto(first);
  await started(page);
  await navbarLink(page, second).hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.assign(window, {bars: 0});
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) {
        (window as unknown as {bars: number}).bars += 1;
      }
    }).observe(document.documentElement, {childList: true, subtree: true});
  });
  await navbarLink(page, second).click();
  await expect(page).toHaveURL(second);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as {bars: number}).bars)).toBe(0);
});

/** tests/build/livePages.spec.ts tests errors inside the layout: this build has no page of code. */
test('a page that throws outside the layout says so with its causes, and Try again brings it back [2.22] [8.6] [8.7]', async ({
  page,
}) => {
  await page.goto(first);
  await started(page);
  const setCorrupt = await corruptPageCode(page);
  await setCorrupt(true);
  await follow(page, '/search');
  await expectCrash(page);
  await setCorrupt(false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test('a site served below a path that it was not built for says which base URL it expects [8.19]', async ({
  page,
}) => {
  const host = await startStaticHost(buildFolder, '/wrong/place');
  await page.goto(`${host.url}/`);
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await expect(page.getByText('/wrong/place/', {exact: true})).toBeVisible();
  await host.close();
});

for (const [index, [kind, {page: address}]] of Object.entries(readBudgets()).entries()) {
  const title = `React hydrates a page without replacing its elements (${kind})`;
  test(title, whenNightly(index % 4 !== 1), async ({page}) => {
    const release = await holdReact(page);
    await page.goto(address, {waitUntil: 'commit'});
    const heading = page.getByRole('heading', {level: 1});
    await heading.evaluate((element) => element.setAttribute('data-kept', ''));
    release();
    await started(page);
    await expect(heading).toHaveAttribute('data-kept');
  });
}

test(
  'the not-found page offers similar addresses, search and places to start [2.9]',
  SMOKE,
  async ({page}) => {
    await page.goto(`${first.slice(0, -1)}`);
    await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
    const main = page.getByRole('main');
    await expect(
      main.getByRole('region', {name: 'Nearest addresses'}).getByRole('link').first(),
    ).toHaveAttribute('href', first);
    const starts = main.getByRole('list', {name: 'Start here'}).getByRole('link');
    await expect(starts).toHaveCount(2 * readers.length);
    for (const {entries} of readers) {
      const [{label, to}] = entries;
      await expect(starts.filter({hasText: label})).toHaveAttribute('href', to);
    }
    await main.getByRole('searchbox', {name: 'Search'}).fill('introduction');
    await main.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL('/search?q=introduction');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  },
);

test('an unknown address in a section shows the not-found page, also after a route change', async ({
  page,
}) => {
  await page.goto('/api/bitfount/no_such_module');
  await expect(page.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
});

test('the not-found page stays while the host is checked for the page', async ({page}) => {
  await page.clock.install();
  const {count, release} = await holdPages(page);
  await page.goto('/no-such-page', {waitUntil: 'commit'});
  const heading = page.getByRole('heading', {level: 1, name: 'Page not found'});
  await heading.evaluate((element) => element.setAttribute('data-kept', ''));
  await expect.poll(count).toBeGreaterThan(0);
  await page.clock.fastForward(2 * LOADER_DELAY_MS);
  await expect(heading).toHaveAttribute('data-kept');
  await release();
  await started(page);
  await expect(heading).toHaveAttribute('data-kept');
});

test('all content is readable with storage blocked', async ({page}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(first);
  await started(page);
  await navbarLink(page, second).click();
  await expect(page).toHaveURL(second);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(problems).toEqual([]);
});

test('an address with an anchor scrolls to it at once, however long the page', async ({page}) => {
  await page.goto('/api/bitfount/data/datasources/base_source#filesystemiterablesource');
  const heading = page.getByRole('heading', {name: /^FileSystemIterableSource(?!I)/, level: 2});
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});
