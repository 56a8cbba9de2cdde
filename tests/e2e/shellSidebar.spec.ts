import {gzipSync} from 'node:zlib';

import {expect, type Page, test} from '@playwright/test';

import {product} from '../../src/site/product';
import {sectionOf, sections} from '../../src/site/sections';
import {collapseDuration} from '../../src/browser/inline/collapseDuration';
import {addresses, follow, inEachReactState, open, openStarting, started} from '../support/shell';
import {fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';
import {NIGHTLY, SMOKE} from '../support/tags';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const control = (page: Page, name: string) =>
  sidebar(page).locator('summary', {hasText: new RegExp(`^Pages under ${name}$`)});
const link = (page: Page, name: string) => sidebar(page).getByRole('link', {name, exact: true});
const datasources = `/api/${product.slug}/data/datasources`;
const package_ = `${datasources}/ophthalmology`;

test('the three sections are at the top level; only the current one is open', async ({page}) => {
  await open(page, addresses.module, 'React started');
  for (const {label, home} of sections) {
    await expect(link(page, label)).toHaveAttribute('href', home);
  }
  await expect(control(page, 'API Reference')).toBeVisible();
  await expect(control(page, 'Guides')).toHaveCount(0);
  await link(page, 'Guides').click();
  await expect(page).toHaveURL(sectionOf('default').home);
  await expect(control(page, 'Guides')).toBeVisible();
  await expect(control(page, 'API Reference')).toHaveCount(0);
});

test('getting started comes first in the guides [2.10]', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await expect(sidebar(page).getByRole('link').nth(1)).toHaveAttribute(
    'href',
    '/guides/getting-started',
  );
});

test('the current page is marked once in the tree and once in the breadcrumbs', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute(
    'href',
    addresses.guide,
  );
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('listitem')).toHaveCount(3);
  await expect(crumbs.getByRole('link').first()).toHaveText('Guides');
});

test('the HTML has one tree, with open branches only', () => {
  const html = readBuilt(fileOfAddress(addresses.module));
  const [tree] = html.split('aria-label="Docs sidebar"').slice(1);
  expect(html.split('aria-label="Docs sidebar"')).toHaveLength(2);
  const isLinked = (address: string) => new RegExp(`href="?${address}[">\\s]`).test(tree ?? '');
  expect(isLinked(package_)).toBe(true);
  expect(isLinked(`${package_}/ophth_ds_types`)).toBe(false);
});

test('every category is also a link to its page, which shows it open', async ({page}) => {
  await open(page, addresses.module, 'React started');
  await link(page, 'ophthalmology').click();
  await expect(page).toHaveURL(package_);
  await expect(link(page, 'ophth_ds_types')).toBeVisible();
  await expect(link(page, 'ophthalmology')).toHaveAttribute('aria-current', 'page');
});

test('a closed branch opens beside its link and closes again', SMOKE, async ({page}) => {
  await open(page, addresses.module, 'React started');
  await expect(link(page, 'ophth_ds_types')).toHaveCount(0);
  await control(page, 'ophthalmology').click();
  await expect(link(page, 'ophth_ds_types')).toBeVisible();
  await expect(page).toHaveURL(addresses.module);
  await control(page, 'ophthalmology').press('Enter');
  await expect(link(page, 'ophth_ds_types')).toBeHidden();
  await control(page, 'ophthalmology').press('Space');
  await expect(link(page, 'ophth_ds_types')).toBeVisible();
});

inEachReactState((state) => {
  test(`an open branch closes and opens (${state}) [4.18]`, SMOKE, async ({page}) => {
    await open(page, addresses.module, state);
    await control(page, 'datasources').click();
    await expect(link(page, 'base_source')).toBeHidden();
    await control(page, 'datasources').click();
    await expect(link(page, 'base_source')).toBeVisible();
    await expect(page).toHaveURL(addresses.module);
  });

  for (const reduced of [false, true]) {
    const motion = reduced ? 'reduced motion' : 'motion';
    test(`a branch changes its height in the time that fits it (${state}, ${motion}) [4.19]`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: reduced ? 'reduce' : 'no-preference'});
      await open(page, addresses.module, state);
      const [seen] = await control(page, 'datasources').evaluate((summary: HTMLElement) => {
        summary.click();
        const list = summary.nextElementSibling as HTMLElement;
        return list.getAnimations().map((animation) => ({
          ...animation.effect?.getTiming(),
          easings: (animation.effect as KeyframeEffect).getKeyframes().map(({easing}) => easing),
          height: list.scrollHeight,
        }));
      });
      expect(seen?.duration).toBe(collapseDuration(seen?.height ?? 0, reduced));
      expect(seen?.easing).toBe('ease-in-out');
      expect(seen?.height).toBeGreaterThan(100);
    });
  }
});

inEachReactState((state) => {
  test(`a closed branch opens immediately on a press, offline as well (${state})`, async ({
    page,
  }) => {
    await open(page, addresses.module, state);
    await page.context().setOffline(true);
    const answer = await control(page, 'ophthalmology').evaluate((summary: HTMLElement) => {
      const {parentElement: details} = summary;
      summary.click();
      return {
        open: (details as HTMLDetailsElement).open,
        links: details?.querySelectorAll('li a[href]').length,
        moving: details?.querySelector('ul')?.getAnimations().length,
      };
    });
    expect(answer).toEqual({open: true, links: 9, moving: 1});
    await expect(link(page, 'ophth_ds_types')).toHaveAttribute(
      'href',
      `${package_}/ophth_ds_types`,
    );
    await control(page, 'ophthalmology').click();
    await expect(link(page, 'ophth_ds_types')).toBeHidden();
    await control(page, 'ophthalmology').click();
    await expect(link(page, 'ophth_ds_types')).toBeVisible();
    await expect(page).toHaveURL(addresses.module);
  });

  test(`a link in a branch that was opened leads to its page (${state})`, async ({page}) => {
    await open(page, addresses.module, state);
    await control(page, 'ophthalmology').click();
    await link(page, 'ophth_ds_types').press('Enter', {noWaitAfter: true});
    await expect(page).toHaveURL(`${package_}/ophth_ds_types`);
    await expect(link(page, 'ophth_ds_types')).toHaveAttribute('aria-current', 'page');
    await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
    await expect(link(page, 'ophth_ds_types')).toBeInViewport();
  });
});

test('branches opened and closed while React starts stay so', async ({page}) => {
  const start = await openStarting(page, addresses.module);
  await control(page, 'ophthalmology').click();
  await control(page, 'huggingface').click();
  await control(page, 'huggingface').click();
  await expect(link(page, 'ophth_ds_types')).toBeVisible();
  await expect(control(page, 'huggingface').locator('..')).not.toHaveAttribute('open');
  const items = await sidebar(page).getByRole('listitem').count();
  await sidebar(page).evaluate((nav) => nav.querySelector('ul')?.setAttribute('data-kept', ''));
  await start();
  await expect(sidebar(page).locator('ul[data-kept]'), 'the same elements').toHaveCount(1);
  await expect(sidebar(page).getByRole('listitem')).toHaveCount(items);
  await expect(link(page, 'ophth_ds_types')).toBeVisible();
  await control(page, 'huggingface').click();
  await expect(control(page, 'huggingface').locator('..')).toHaveAttribute('open');
});

test('a route change marks the new page in the tree, and leaves the tree unchanged otherwise', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, addresses.module, 'React started');
  await sidebar(page).evaluate((nav) => Object.assign(window, {tree: nav.querySelector('ul')}));
  const side = page.locator('#section-menu');
  await control(page, 'huggingface').click();
  await control(page, 'datasources').click();
  await expect(link(page, 'base_source')).toBeHidden();
  await side.evaluate((box) => (box.scrollTop = 0));

  await follow(page, `${package_}/ophth_ds_types`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('ophth_ds_types');
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
  await expect(link(page, 'ophth_ds_types')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'ophth_ds_types'), 'the branches above are open').toBeVisible();
  await expect(link(page, 'base_source')).toBeVisible();
  await expect(control(page, 'huggingface').locator('..')).toHaveAttribute('open');
  await expect(control(page, 'hub').locator('..')).not.toHaveAttribute('open');
  await expect(link(page, 'ophth_ds_types')).toBeInViewport();

  await control(page, 'ophthalmology').click();
  await follow(page, `${package_}/ophth_ds_types#top`);
  await expect(page).toHaveURL(/#top$/);
  await expect(link(page, 'ophth_ds_types'), 'the same page opens nothing').toBeHidden();
  await follow(page, `/api/${product.slug}/hub`);
  await expect(link(page, 'hub')).toHaveAttribute('aria-current', 'page');
  await expect(control(page, 'hub').locator('..')).toHaveAttribute('open');
  await expect(control(page, 'ophthalmology').locator('..')).not.toHaveAttribute('open');
  expect(
    await sidebar(page).evaluate(
      (nav) => nav.querySelector('ul') === (window as unknown as {tree: Element}).tree,
    ),
    'React has not set the tree again',
  ).toBe(true);
});

test('a section’s own entry is not marked when its page has an entry further down', async ({
  page,
}) => {
  await open(page, '/guides/platform-overview/datasets', 'React started');
  await follow(page, addresses.guide);
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
  await expect(link(page, 'Introduction')).toHaveAttribute('aria-current', 'page');
});

test('every page of the reference can be reached by opening branches alone', async ({page}) => {
  await open(page, addresses.module, 'React held back');
  const hrefs = await sidebar(page).evaluate((nav) => {
    const closed = () => nav.querySelector<HTMLElement>('details:not([open]) > summary');
    for (let summary = closed(); summary; summary = closed()) {
      summary.click();
    }
    return [...nav.querySelectorAll('a')].map((entry) => entry.pathname);
  });
  const reference = pagesOfSitemap().filter((address) => /^\/api(\/|$)/.test(address));
  expect(hrefs.filter((href) => /^\/api(\/|$)/.test(href)).sort()).toEqual(reference.sort());
  await expect(sidebar(page).locator('script')).toHaveCount(0);
});

test('the data of closed branches costs a page of the reference at most 2.5 kB', () => {
  const html = readBuilt(fileOfAddress(addresses.module));
  const without = html.replace(/<script type="?application\/json"?>(?!\$).*?<\/script>/gs, '');
  expect(without.length).toBeLessThan(html.length);
  expect(gzipSync(html).length - gzipSync(without).length).toBeLessThan(2500);
});

test('React keeps a branch closed that was closed before it started', NIGHTLY, async ({page}) => {
  await page.route(/\/assets\/js\/main[^/]*\.js$/, async (route) => {
    await page.waitForFunction(() => 'go' in window);
    await route.continue();
  });
  await page.goto(addresses.module, {waitUntil: 'commit'});
  await control(page, 'datasources').click();
  await expect(link(page, 'base_source')).toBeHidden();
  await page.evaluate(() => Object.assign(window, {go: true}));
  await started(page);
  await expect(link(page, 'base_source')).toBeHidden();
  await control(page, 'datasources').click();
  await expect(link(page, 'base_source')).toBeVisible();
});

test('a name of a module may break after its underscores', async ({page}) => {
  await open(page, addresses.module, 'React started');
  await expect(link(page, 'base_source').locator('wbr')).toHaveCount(1);
});

test('the current page is scrolled into view in a long tree', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 420});
  await open(page, `${datasources}/sql_source`, 'React started');
  await expect(link(page, 'sql_source')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test(
  'without JavaScript open branches work and closed ones are plain links',
  NIGHTLY,
  async ({browser, baseURL}) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      baseURL,
      viewport: {width: 1280, height: 900},
    });
    await page.goto(addresses.module);
    await expect(control(page, 'ophthalmology')).toBeHidden();
    await control(page, 'datasources').click();
    await expect(link(page, 'base_source')).toBeHidden();
    await control(page, 'datasources').click();
    await link(page, 'ophthalmology').click();
    await expect(link(page, 'ophth_ds_types')).toBeVisible();
    await page.close();
  },
);
