import {expect, type Page, test} from '@playwright/test';

import {product} from '../../src/site/product';
import {sections} from '../../src/site/sections';
import {addresses, contents, inEachReactState, open, turnToLink} from '../support/shell';
import {SMOKE} from '../support/tags';

const bar = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const dropdown = (page: Page) => bar(page).locator('summary', {hasText: 'SDK'});
const entry = (page: Page) => bar(page).getByRole('link', {name: /This release on PyPI/});
const firstEntry = (page: Page) => bar(page).getByRole('link', {name: /what changed/i});

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
}

test('sections are on the left, the current one marked; hub, search and mode on the right [2.15] [2.21]', async ({
  page,
}) => {
  await open(page, addresses.module, 'React started');
  await expect(main(page).getByRole('link')).toHaveText(sections.map(({label}) => label));
  await expect(main(page).locator('[aria-current]')).toHaveText('API Reference');
  const left = await main(page).boundingBox();
  for (const right of [
    bar(page).getByRole('searchbox', {name: 'Search'}),
    bar(page).getByRole('link', {name: 'Hub'}),
    bar(page).getByRole('button', {name: /^Colour mode/}),
  ]) {
    expect((await right.boundingBox())?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  }
});

test('links to other sites open a new tab with noopener, and say so [1.2]', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  const hub = bar(page).getByRole('link', {name: 'Hub (opens in a new tab)'});
  await expect(hub).toHaveAttribute('href', product.links.hub);
  await expect(hub).toHaveAttribute('target', '_blank');
  await expect(hub).toHaveAttribute('rel', /noopener/);
});

inEachReactState((state) => {
  test(
    `the navbar hides on scrolling down and shows on scrolling up (${state}) [4.16]`,
    SMOKE,
    async ({page}) => {
      await open(page, addresses.module, state);
      await scrollTo(page, 20);
      await expect(bar(page)).toBeInViewport({ratio: 1});
      await scrollTo(page, 600);
      await expect(bar(page)).not.toBeInViewport();
      await scrollTo(page, 500);
      await expect(bar(page)).toBeInViewport({ratio: 1});
    },
  );

  test(`the navbar hides for a mouse wheel on a slow machine (${state}) [4.16]`, async ({page}) => {
    await open(page, addresses.module, state);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.mouse.move(640, 400);
    for (let notch = 1; notch <= 8; notch += 1) {
      await page.mouse.wheel(0, 150);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150 * (notch - 1));
    }
    await expect(bar(page)).not.toBeInViewport();
  });

  test(`the navbar hides after a jump to an anchor, forwards and back (${state}) [4.16]`, async ({
    page,
  }) => {
    await open(page, addresses.module, state);
    const links = contents(page).getByRole('link');
    await links.last().click();
    await expect(page).toHaveURL(/#/);
    await expect(bar(page)).not.toBeInViewport();
    await scrollTo(page, (await page.evaluate(() => scrollY)) + 400);
    await expect(bar(page)).not.toBeInViewport();
    await links.first().click();
    await expect
      .poll(() => links.first().evaluate((link: HTMLAnchorElement) => link.hash === location.hash))
      .toBe(true);
    await expect(bar(page)).not.toBeInViewport();
  });

  test(`the navbar stays while the focus is in it or a dropdown is open (${state})`, async ({
    page,
  }) => {
    await open(page, addresses.module, state);
    await main(page).getByRole('link', {name: 'Tutorials'}).focus();
    await scrollTo(page, 600);
    await expect(bar(page)).toBeInViewport({ratio: 1});
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await scrollTo(page, 700);
    await expect(bar(page)).not.toBeInViewport();
    await main(page).getByRole('link', {name: 'Tutorials'}).focus();
    await expect(bar(page)).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  test(`a dropdown opens and closes by click (${state}) [4.13]`, SMOKE, async ({page}) => {
    await open(page, addresses.guide, state);
    await expect(entry(page)).toBeHidden();
    await dropdown(page).hover();
    await expect(entry(page)).toBeHidden();
    await dropdown(page).click();
    await expect(entry(page)).toBeVisible();
    await dropdown(page).click();
    await expect(entry(page)).toBeHidden();
  });

  test(`a dropdown opens and closes by Enter, closes by Escape (${state}) [4.14]`, async ({
    page,
  }) => {
    await open(page, addresses.guide, state);
    await dropdown(page).press('Enter');
    await expect(entry(page)).toBeVisible();
    await dropdown(page).press('Enter');
    await expect(entry(page)).toBeHidden();
    await dropdown(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(firstEntry(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry(page)).toBeHidden();
    await expect(dropdown(page)).toBeFocused();
  });

  test(`a dropdown closes by a press or focus outside (${state}) [4.14]`, async ({page}) => {
    await open(page, addresses.guide, state);
    await dropdown(page).click();
    await page.getByRole('heading', {level: 1}).click();
    await expect(entry(page)).toBeHidden();
    await dropdown(page).click();
    await page.keyboard.press('Shift+Tab');
    await expect(entry(page)).toBeHidden();
  });
});

test('the navbar is hidden on a page opened at an anchor', async ({page}) => {
  await open(page, `${addresses.module}#csvsource`, 'React started');
  await expect(bar(page)).not.toBeInViewport();
});

test('the navbar is hidden on a page opened at an anchor when React never starts', async ({
  page,
}) => {
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto(`${addresses.module}#csvsource`);
  await expect(bar(page)).not.toBeInViewport();
});

test('the navbar is shown again on the next page', async ({page}) => {
  await open(page, addresses.module, 'React started');
  await scrollTo(page, 600);
  await expect(bar(page)).not.toBeInViewport();
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'base_source'})
    .click();
  await expect(page).toHaveURL(/base_source$/);
  await expect(bar(page)).toBeInViewport({ratio: 1});
});

test('without JavaScript the navbar stays and a dropdown opens', async ({browser, baseURL}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    baseURL,
    viewport: {width: 1280, height: 900},
  });
  await page.goto(addresses.module);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('heading', {level: 1})).not.toBeInViewport();
  await expect(bar(page)).toBeInViewport({ratio: 1});
  await dropdown(page).click();
  await expect(entry(page)).toBeVisible();
  await page.close();
});

test('a navbar item that cannot be rendered is named with its configuration [8.17]', async ({
  page,
}) => {
  // Simulates a host that mixes two releases: the code has an item of a type without component.
  await page.route(/\/assets\/js\/main\./, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/"?type"?:"dropdown",/, '"type":"custom-gone",');
    expect(body).not.toBe(text);
    await route.fulfill({response, body});
  });
  await page.goto(addresses.guide);
  await turnToLink(page);
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('A navbar item could not be rendered.');
  await expect(main).toContainText('"type": "custom-gone"');
  await expect(main).toContainText('"position": "right"');
  await expect(main).toContainText('No NavbarItem component found for type "custom-gone".');
});
