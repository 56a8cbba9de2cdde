import {expect, type Page, test} from '@playwright/test';

import {sectionOf, sections} from '../../src/site/sections';
import {documentOf, tags} from '../support/html';
import {bringsPage, holdPages} from '../support/pageLoads';
import {follow, scrollTo, scrollY, started} from '../support/shell';
import {pagesOfSitemap} from '../support/site';
import {PUBLISHED, SMOKE} from '../support/tags';

const guide = sectionOf('default').home;
const tutorial = sectionOf('tutorials').home;
const reference = '/api/bitfount/data/datasources/csv_source';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await started(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const h1 = (page: Page) => page.getByRole('heading', {level: 1});
const navbarLink = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});
const prefetched = (page: Page) =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));

/** Waits until the browser has observed what is in the viewport and sent its requests. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(resolve, {timeout: 1000})),
        ),
      ),
  );
}

test('a link inside the site navigates without a document load [2.32]', SMOKE, async ({page}) => {
  await open(page, guide);
  const before = await h1(page).textContent();
  await page.getByRole('main').getByRole('article').locator('a[href^="/"]').last().click();
  await expect(h1(page)).not.toHaveText(before as string);
  await footerLink(page, 'Tutorials').click();
  await expect(page).toHaveURL(tutorial);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page is preloaded when the pointer hovers over its link [2.33] [7.16]', async ({page}) => {
  await open(page, guide);
  const loaded = page.waitForRequest(bringsPage);
  await navbarLink(page, 'Tutorials').hover();
  await loaded;
  await expect(page).toHaveURL(guide);
});

test('a page is preloaded when its link is touched [2.33]', async ({page}) => {
  await open(page, guide);
  const loaded = page.waitForRequest(bringsPage);
  await navbarLink(page, 'Tutorials').dispatchEvent('touchstart');
  await loaded;
  await expect(page).toHaveURL(guide);
});

test('a page is prefetched when its link scrolls into the viewport [2.33]', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, reference);
  const link = page
    .getByRole('navigation', {name: 'Previous and next page'})
    .getByRole('link')
    .last();
  await expect(link).not.toBeInViewport();
  const target = (await link.getAttribute('href')) as string;
  await frames(page);
  const before = await prefetched(page);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(before.length);
  const ahead = await prefetched(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (bringsPage(request)) {
      loaded.push(request.url());
    }
  });
  await link.click();
  await expect(page).toHaveURL(target);
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
  expect(ahead).toEqual(expect.arrayContaining(loaded));
});

test(
  'pages of the sidebar are prefetched once the reader turns to it, a dozen at most [2.33]',
  PUBLISHED,
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, reference);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const addresses = await sidebar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const ofSidebar = async () =>
      (await prefetched(page)).filter((address) => addresses.includes(address));
    await frames(page);
    const before = await ofSidebar();
    // Between its links, so that none of them is preloaded.
    await sidebar.hover({position: {x: 2, y: 2}});
    await expect.poll(async () => (await ofSidebar()).length).toBeGreaterThan(before.length + 3);
    expect((await ofSidebar()).length).toBeLessThanOrEqual(before.length + 12);
  },
);

for (const {connection, saves} of [
  {connection: {effectiveType: '4g', saveData: false}, saves: false},
  {connection: {effectiveType: '2g', saveData: false}, saves: true},
  {connection: {effectiveType: 'slow-2g', saveData: false}, saves: true},
  {connection: {effectiveType: '4g', saveData: true}, saves: true},
]) {
  const {effectiveType, saveData} = connection;
  test(`nothing is loaded ahead of time on a slow or saving connection: ${effectiveType}${saveData ? ' with data-saver' : ''} ${saves ? 'loads nothing' : 'does'} [2.34]`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await open(page, guide);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (bringsPage(request)) {
        requests.push(request.url());
      }
    });
    await navbarLink(page, 'Tutorials').hover();
    await footerLink(page, 'Accessing Bitfount').scrollIntoViewIfNeeded();
    await frames(page);
    expect((await prefetched(page)).length + requests.length > 0).toBe(!saves);
    await footerLink(page, 'Tutorials').click();
    await expect(page).toHaveURL(tutorial);
    await expect(h1(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('the page stays in view until the next one is loaded [2.36]', async ({page}) => {
  await open(page, guide);
  const {count, release} = await holdPages(page);
  const title = (await h1(page).textContent()) as string;
  await navbarLink(page, 'Tutorials').click();
  await expect.poll(count).toBeGreaterThan(0);
  await expect(page).toHaveURL(tutorial);
  await expect(h1(page)).toHaveText(title);
  await release();
  await expect(h1(page)).not.toHaveText(title);
});

test('a change of the query alone does not scroll [4.3]', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, reference);
  await follow(page, `${reference}?a=0`);
  await frames(page);
  await scrollTo(page, 700);
  await follow(page, `${reference}?a=1`);
  await frames(page);
  expect(await scrollY(page)).toBe(700);
  // A change of the path does scroll, so the router has handled both.
  await follow(page, guide);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a new page starts at the top [4.3]', SMOKE, async ({page}) => {
  await open(page, reference);
  await scrollTo(page, 700);
  await scrollTo(page, 650);
  await navbarLink(page, 'Guides').click();
  await expect(page).toHaveURL(guide);
  await expect(h1(page)).toBeInViewport();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a link to an anchor on the page scrolls to its heading [4.3]', async ({page}) => {
  await open(page, reference);
  const entry = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last();
  const id = ((await entry.getAttribute('href')) as string).slice(1);
  await entry.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(0);
});

/** Returns a link in the content to an anchor on another page, and the page that contains it. */
function linkToPartOfAnotherPage(): {from: string; to: string} {
  for (const from of pagesOfSitemap()) {
    for (const article of tags(documentOf(from), 'article')) {
      const link = tags(article, 'a').find(({attribs}) => /^\/[^#]+#./.test(attribs.href ?? ''));
      if (link && !link.attribs.href?.startsWith(`${from}#`)) {
        return {from, to: link.attribs.href as string};
      }
    }
  }
  throw new Error('No page links to a part of another page.');
}

test(
  'a link to an anchor on another page scrolls its heading below the navbar [4.3]',
  SMOKE,
  async ({page}) => {
    const {from, to} = linkToPartOfAnotherPage();
    await open(page, from);
    await page.getByRole('article').locator(`a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(to);
    const target = page.locator(`[id="${decodeURIComponent(to.split('#')[1] as string)}"]`);
    await expect(target).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
    const {top, bar} = await target.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      bar: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(top, 'px between the top of the window and the heading').toBeGreaterThanOrEqual(
      Math.max(0, bar),
    );
  },
);

test('Back restores the scroll position of the previous page [4.3]', async ({page}) => {
  await open(page, reference);
  await scrollTo(page, 700);
  await scrollTo(page, 650);
  const link = navbarLink(page, 'Guides');
  // The driver would scroll to a link that is still scrolling into view; a reader does not.
  await expect(link).toBeInViewport({ratio: 1});
  await link.click();
  await expect(page).toHaveURL(guide);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(reference);
  await expect(h1(page)).toContainText('csv_source');
  await expect.poll(() => scrollY(page)).toBe(650);
});

for (const {what, go} of [
  {what: 'another page', go: (page: Page) => navbarLink(page, 'Guides').click()},
  {what: 'the search page', go: (page: Page) => follow(page, '/search')},
]) {
  test(`Back from ${what} restores the whole page, with its title and anchors`, async ({page}) => {
    await open(page, reference);
    const title = await page.title();
    const text = await page.getByRole('main').innerText();
    const className = await page.locator('html').getAttribute('class');
    const description = page.locator('meta[name="description"]');
    const words = (await description.getAttribute('content')) as string;
    await go(page);
    await expect(h1(page)).not.toContainText('csv_source');
    await page.goBack();
    await expect(page).toHaveURL(reference);
    await expect(page).toHaveTitle(title);
    await expect(description).toHaveAttribute('content', words);
    expect((await page.locator('html').getAttribute('class'))?.split(/\s+/).sort()).toEqual(
      className?.split(/\s+/).sort(),
    );
    expect(await page.getByRole('main').innerText()).toBe(text);
    const contents = page.getByRole('navigation', {name: 'On this page'});
    const last = contents.getByRole('link').last();
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('going through the navbar by keyboard does not scroll the page [2.21]', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, reference);
  await scrollTo(page, 1200);
  await scrollTo(page, 1100);
  for (const name of ['Guides', 'Tutorials']) {
    await navbarLink(page, name).focus();
    await frames(page);
    expect(await scrollY(page)).toBe(1100);
  }
});

test('the root address of a section leads to its main page [2.6] [2.7] [2.8]', async ({page}) => {
  for (const {routeBasePath, home} of sections) {
    await page.goto(`/${routeBasePath}`);
    await expect(page).toHaveURL(home);
    await expect(h1(page)).toBeVisible();
  }
});

test('an address below that of a page is not found: routes match exactly [2.2]', async ({page}) => {
  await page.goto(`${guide}/more`);
  await expect(h1(page)).toHaveText('Page not found');
  await open(page, guide);
  await follow(page, `${tutorial}/more`);
  await expect(h1(page)).toHaveText('Page not found');
});

test('the site has no login and sets no cookie [1.4] [6.1]', async ({page, context}) => {
  for (const address of ['/', guide, tutorial, reference, '/search']) {
    await open(page, address);
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});
