import {expect, type Page, test} from '@playwright/test';

import {
  box,
  dialog,
  field,
  kept,
  keptSearch,
  options,
  PACK,
  searchFor,
  searchLink,
  seeAll,
  storeSearches,
} from '../support/search';
import {addresses, holdReact, open, started} from '../support/shell';
import {NIGHTLY, whenNightly} from '../support/tags';

/* Tests the modal with high contrast, small screens, large text, and without JavaScript. */

/** Returns by how many pixels the modal or a part of it scrolls sideways or is clipped. */
const sideways = (page: Page) =>
  dialog(page).evaluate((top) =>
    Math.max(
      ...[top, ...top.querySelectorAll('*')]
        .filter((part) => part.clientWidth > 1 && !part.matches('input, svg, svg *'))
        .filter((part) => getComputedStyle(part).overflowX !== 'visible')
        .map((part) => part.scrollWidth - part.clientWidth),
    ),
  );

for (const text of ['100%', '200%']) {
  const title = `at 320 px and ${text} text size no part of the modal is clipped or scrolls sideways`;
  test(title, whenNightly(text === '100%'), async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await storeSearches(
      page,
      'RECENT',
      JSON.stringify([keptSearch('A heading of many words that does not fit one line')]),
    );
    await page.addInitScript((size) => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.style.fontSize = size;
      });
    }, text);
    await searchFor(page, '');
    await expect(kept(page, 'Recent')).toHaveCount(1);
    expect(await sideways(page), 'start').toBe(0);
    await field(page).fill('csv source');
    await expect(options(page).first()).toBeVisible();
    await expect(seeAll(page)).toBeInViewport({ratio: 1});
    expect(await sideways(page), 'results').toBe(0);
    await field(page).fill('qqzz'.repeat(16));
    await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
    expect(await sideways(page), 'no results').toBe(0);
    for (const name of ['Close', 'Clear the query']) {
      await expect(dialog(page).getByRole('button', {name})).toBeInViewport({ratio: 1});
    }
    const width = async () => (await field(page).boundingBox())?.width;
    expect(await width(), 'room to type').toBeGreaterThan(80);
  });
}

test('at 320 px the error screen fits', NIGHTLY, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.context().route(PACK, (route) => route.abort());
  await searchFor(page, 'pod');
  await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
  expect(await sideways(page)).toBe(0);
});

test('in forced colours the active result and the field stay recognisable', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await searchFor(page, 'csv');
  const outline = (index: number) =>
    options(page)
      .nth(index)
      .evaluate((option) => getComputedStyle(option).outlineStyle);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  expect([await outline(0), await outline(1)]).toEqual(['solid', 'none']);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect([await outline(0), await outline(1)]).toEqual(['none', 'solid']);
  const [ink, ground] = await options(page)
    .nth(1)
    .evaluate((option) => {
      const {color, backgroundColor} = getComputedStyle(option);
      return [color, backgroundColor];
    });
  expect(ink).not.toBe(ground);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('a tap on the link opens the modal; Close restores the focus', async ({page}) => {
    await open(page, addresses.guide, 'React started');
    await searchLink(page).tap();
    await expect(field(page)).toBeFocused();
    await dialog(page).getByRole('button', {name: 'Close'}).tap();
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchLink(page)).toBeFocused();
  });

  test('a tap before React runs opens the modal once it does', NIGHTLY, async ({page}) => {
    const release = await holdReact(page);
    await page.goto(addresses.guide, {waitUntil: 'commit'});
    await page.waitForFunction(() => document.readyState !== 'loading');
    await searchLink(page).tap({noWaitAfter: true});
    await expect(dialog(page)).toHaveCount(0);
    release();
    await started(page);
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(addresses.guide);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the box submits its query to the search page [2.5]', async ({page}) => {
    await page.goto(addresses.guide);
    await box(page).fill('pod');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?q=pod');
  });

  test('on phones the link leads to the search page', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(addresses.guide);
    await searchLink(page).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('heading', {level: 1, name: 'Search'})).toBeVisible();
  });
});
