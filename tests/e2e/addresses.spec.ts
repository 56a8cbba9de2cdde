import {expect, test} from '@playwright/test';

import {sections} from '../../src/site/sections';
import {startFrameworkServer} from '../support/frameworkServer';
import {fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';

/** One page of each section, and of each depth, stands for all: the rule knows no single page. */
const pages = sections.map(({home}) => home);
const endings = ['/', '/index', '/index.html', '.html'];

function titleOf(address: string): string {
  return (
    /<h1[^>]*>(.*?)<\/h1>/s.exec(readBuilt(fileOfAddress(address)))?.[1]?.replace(/<[^>]*>/g, '') ??
    ''
  );
}

for (const page of pages) {
  for (const ending of endings) {
    test(`${page}${ending} shows the page and its clean address [2.29] [2.30]`, async ({
      page: tab,
    }) => {
      const problems: string[] = [];
      tab.on('console', (message) => {
        // The host answers 404 for an address that is no file: the browser says so itself.
        if (message.type() === 'error' && !message.text().includes('404')) {
          problems.push(message.text());
        }
      });
      await tab.goto(`${page}${ending}?from=test#top`);
      await expect(tab).toHaveURL(`${page}?from=test#top`);
      await expect(tab.getByRole('heading', {level: 1})).toHaveText(titleOf(page));
      expect(problems).toEqual([]);
    });
  }
}

test('`npm run serve` shows the page and its clean address for every ending', async ({
  page: tab,
}) => {
  const server = await startFrameworkServer();
  for (const page of pages) {
    for (const ending of endings) {
      await tab.goto(`${server.url}${page}${ending}`);
      await expect(tab).toHaveURL(`${server.url}${page}`);
      await expect(tab.getByRole('heading', {level: 1})).toHaveText(titleOf(page));
    }
  }
  server.close();
});

test('the site’s root has one address [2.4]', async ({page: tab}) => {
  await tab.goto('/index.html');
  await expect(tab).toHaveURL(/^http:\/\/[^/]+\/$/);
  await expect(tab.getByRole('heading', {level: 1})).toBeVisible();
});

test('an address that no page has stays as it was typed', async ({page: tab}) => {
  await tab.goto('/guides/no-such-page/');
  await expect(tab.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  await expect(tab).toHaveURL(/\/guides\/no-such-page\/$/);
});

test('a link to an unclean address leads to the clean one without loading the page anew', async ({
  page: tab,
}) => {
  const [from, to] = pages as [string, string];
  await tab.goto(from);
  await tab.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await tab.evaluate(() => Object.assign(window, {sameDocument: true}));
  // The router's own history, as a link in the content would use it.
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
