import {expect, test} from '@playwright/test';

import {sections} from '../../src/site/sections';
import {type FrameworkServer, startFrameworkServer} from '../support/frameworkServer';
import {started} from '../support/shell';
import {fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';
import {whenNightly} from '../support/tags';

/** One page of each section and depth is enough: the rule treats all pages alike. */
const pages = sections.map(({home}) => home);
const endings = ['/', '/index', '/index.html', '.html'];

function titleOf(address: string): string {
  return (
    /<h1[^>]*>(.*?)<\/h1>/s.exec(readBuilt(fileOfAddress(address)))?.[1]?.replace(/<[^>]*>/g, '') ??
    ''
  );
}

for (const page of pages) {
  test(`${page} shows itself and its clean address for every ending [2.29] [2.30]`, async ({
    page: tab,
  }) => {
    const problems: string[] = [];
    tab.on('console', (message) => {
      // The host answers 404 for an address without a file, which the browser logs itself.
      if (message.type() === 'error' && !message.text().includes('404')) {
        problems.push(message.text());
      }
    });
    for (const ending of endings) {
      await test.step(ending, async () => {
        await tab.goto(`${page}${ending}?from=test#top`);
        await expect(tab).toHaveURL(`${page}?from=test#top`);
        await expect(tab.getByRole('heading', {level: 1})).toHaveText(titleOf(page));
        expect(problems, `${page}${ending}`).toEqual([]);
      });
    }
  });
}

test.describe('`npm run serve`', () => {
  let server: FrameworkServer;

  test.beforeAll(async () => {
    server = await startFrameworkServer();
  });

  test.afterAll(() => server?.close());

  /** Covers each ending and each page at least once. */
  const some = endings.map((ending, at) => ({page: pages[at % pages.length] as string, ending}));
  const all = pages.flatMap((page) => endings.map((ending) => ({page, ending})));
  for (const [which, list, isNightly] of [
    ['each ending once', some, false],
    ['every page and ending', all, true],
  ] as const) {
    test(
      `shows the page and its clean address: ${which}`,
      whenNightly(isNightly),
      async ({page: tab}) => {
        for (const {page, ending} of list) {
          await tab.goto(`${server.url}${page}${ending}`);
          await expect(tab).toHaveURL(`${server.url}${page}`);
          await expect(tab.getByRole('heading', {level: 1})).toHaveText(titleOf(page));
        }
      },
    );
  }
});

test('the site’s root has one address [2.4]', async ({page: tab}) => {
  await tab.goto('/index.html');
  await expect(tab).toHaveURL(/^http:\/\/[^/]+\/$/);
  await expect(tab.getByRole('heading', {level: 1})).toBeVisible();
});

test('an address without a page stays as it was typed', async ({page: tab}) => {
  await tab.goto('/guides/no-such-page/');
  await expect(tab.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  await expect(tab).toHaveURL(/\/guides\/no-such-page\/$/);
});

test('a link to an unclean address leads to the clean one without a document load', async ({
  page: tab,
}) => {
  const [from, to] = pages as [string, string];
  await tab.goto(from);
  await started(tab);
  await tab.evaluate(() => Object.assign(window, {sameDocument: true}));
  // Uses the router's history, as a link in the content would.
  await tab.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, `${to}/index.html`);
  await expect(tab).toHaveURL(to);
  await expect(tab.getByRole('heading', {level: 1})).toHaveText(titleOf(to));
  expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the canonical address of every page is clean', () => {
  for (const address of pagesOfSitemap()) {
    const canonical = /<link[^>]*rel="?canonical"?[^>]*href="?([^" >]+)/.exec(
      readBuilt(fileOfAddress(address)),
    )?.[1];
    expect(new URL(canonical ?? '').pathname, address).toBe(address);
  }
});
