import {expect, type Page, test} from '@playwright/test';

import {product} from '../../src/config/product';
import {sectionOf, sections} from '../../src/config/sections';
import {collapseDuration} from '../../src/shell/collapseDuration';
import {addresses, open, reactStates, started} from '../support/shell';
import {fileOfAddress, readBuilt} from '../support/site';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const control = (page: Page, name: string) =>
  sidebar(page).locator('summary', {hasText: new RegExp(`^Pages under ${name}$`)});
const link = (page: Page, name: string) => sidebar(page).getByRole('link', {name, exact: true});
const datasources = `/api/${product.slug}/data/datasources`;
const package_ = `${datasources}/ophthalmology`;

test('the three sections stand at the top, the own one is open, the others one click away', async ({
  page,
}) => {
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

test('the page is marked once, in the tree and in the breadcrumbs', async ({page}) => {
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

test('the HTML holds one tree, with open branches only', () => {
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

test('a closed branch opens beside its link and closes again', async ({page}) => {
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

for (const state of reactStates) {
  test(`an open branch closes and opens (${state}) [4.18]`, async ({page}) => {
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
}

test('before React a branch without items leads to its page, which shows them', async ({page}) => {
  await open(page, addresses.module, 'React held back');
  await control(page, 'ophthalmology').click();
  await expect(page).toHaveURL(package_);
  await expect(link(page, 'ophth_ds_types')).toBeVisible();
});

test('React takes over a branch that was closed before it started', async ({page}) => {
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

test('the place of the page is in view in a long tree', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 420});
  await open(page, `${datasources}/sql_source`, 'React started');
  await expect(link(page, 'sql_source')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('without JavaScript open branches work and closed ones are their link', async ({
  browser,
  baseURL,
}) => {
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
});
