import {expect, test} from '@playwright/test';

import {product} from '../../src/site/product';
import {
  box,
  dialog,
  field,
  kept,
  keptSearch,
  options,
  searchFor,
  seeAll,
  storeSearches,
} from '../support/search';
import {addresses, holdReact, open, started} from '../support/shell';
import {NIGHTLY, PUBLISHED, SMOKE, whenNightly} from '../support/tags';

const SYMBOL = 'CSVSource';

const PACK = /\/search\/pack\.json$/;

test('no part of the search is fetched before its first use [4.31]', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(addresses.guide, {waitUntil: 'networkidle'});
  await started(page);
  expect(asked.filter((address) => address.startsWith('/search/'))).toEqual([]);
  const pack = page.waitForRequest(PACK);
  await box(page).hover();
  await pack;
});

for (const act of ['hover', 'focus'] as const) {
  const title = `the search is fetched once React starts, after a ${act} before that`;
  test(title, whenNightly(act === 'hover'), async ({page}) => {
    const release = await holdReact(page);
    await page.goto(addresses.guide, {waitUntil: 'commit'});
    const pack = page.waitForRequest(PACK);
    await box(page)[act]();
    release();
    await pack;
  });
}

for (const isFirstAct of [false, true]) {
  const title = `the search is fetched when a finger touches its box, before the tap ends${isFirstAct ? ', as the first act of a visit' : ''}`;
  // Where pages are code, a touch before React has started leaves no trace.
  test(title, isFirstAct ? PUBLISHED : {}, async ({browser, baseURL}) => {
    const page = await browser.newPage({baseURL, hasTouch: true});
    await page.goto(addresses.guide);
    if (!isFirstAct) {
      await started(page);
    }
    const {x, y} = await box(page).evaluate((element) => element.getBoundingClientRect());
    const session = await page.context().newCDPSession(page);
    const pack = page.waitForRequest(PACK);
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{x: x + 20, y: y + 10}],
    });
    await pack;
    await expect(dialog(page)).toBeHidden();
    await page.close();
  });
}

test('the box, the placeholder and the label are named as specified [9.6] [9.7] [9.8] [5.1]', async ({
  page,
}) => {
  await open(page, addresses.guide, 'React started');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Documentation');
  await expect(box(page)).toHaveAttribute('aria-keyshortcuts', /Control\+K/);
  await box(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('maxlength', '64');
});

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the modal [4.22] [4.23]`, whenNightly(key === 'Meta+k'), async ({page}) => {
    await open(page, addresses.guide, 'React started');
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
  });
}

test('in a field a slash is typed; Ctrl+F is left to the browser [4.23] [5.5]', async ({page}) => {
  await open(page, '/search', 'React started');
  const own = page.getByRole('main').getByRole('searchbox', {name: 'Search'});
  await own.focus();
  await page.keyboard.press('/');
  await expect(own).toHaveValue('/');
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Meta+f');
  await expect(dialog(page)).toHaveCount(0);
});

test('Escape hides the results, then clears the query, then closes; the box has the focus again [4.30] [4.24]', async ({
  page,
}) => {
  await searchFor(page, SYMBOL);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue(SYMBOL);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test('a press outside closes the modal [4.24]', NIGHTLY, async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 800);
  await expect(dialog(page)).toHaveCount(0);
});

test(
  'results are in groups of at most five, each labelled with its kind [3.1] [4.26] [9.11]',
  SMOKE,
  async ({page}) => {
    await searchFor(page, 'data');
    await expect(options(page).first()).toBeVisible();
    for (const list of await dialog(page).getByRole('listbox').all()) {
      expect(await list.getByRole('option').count()).toBeLessThanOrEqual(5);
    }
    await expect(options(page).first()).toHaveText(
      /^(module|class|function|method|attribute|parameter|guide|tutorial)/,
    );
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  },
);

test(
  'arrows move, Enter navigates without a document load [4.29] [7.10]',
  SMOKE,
  async ({page}) => {
    await searchFor(page, SYMBOL);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/csv_source#csvsource$/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(dialog(page)).toHaveCount(0);
  },
);

test('“See all N results” leads to the search page [7.13] [7.8]', async ({page}) => {
  await searchFor(page, 'pod');
  const label = (await seeAll(page).textContent()) ?? '';
  await seeAll(page).click();
  await expect(page).toHaveURL('/search?q=pod');
  // A name is answered before all texts are read; the number must be that of all results.
  const [count] = /\d+ results/.exec(label) ?? [];
  await expect(page.getByRole('status').filter({hasText: count ?? label})).toHaveCount(1);
});

test('no results: the query, queries that have some, and a mail to report it [4.27] [8.3] [8.4] [8.5]', async ({
  page,
}) => {
  await searchFor(page, `csvsourcezzqqyy`);
  await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
  const mail = dialog(page).getByRole('link', {name: 'Let us know.'});
  await expect(mail).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${product.supportEmail}.*csvsourcezz`),
  );
  const suggestions = dialog(page)
    .getByRole('list', {name: 'Try searching for'})
    .getByRole('button');
  await expect(suggestions.first()).toBeVisible();
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  await suggestions.first().click();
  await expect(options(page).first()).toBeVisible();
});

test('a followed result is saved, and can be removed; corrupt storage does no harm [3.2] [4.25] [5.3]', async ({
  page,
}) => {
  await storeSearches(page, 'RECENT', '{not json');
  await searchFor(page, '');
  await expect(dialog(page).getByRole('list', {name: 'Start here'})).toBeVisible();
  await field(page).fill(SYMBOL);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/csvsource$/);
  await page.keyboard.press('Control+k');
  await expect(kept(page, 'Recent')).toHaveCount(1);
  await kept(page, 'Recent').getByRole('button', {name: 'Save this search'}).click();
  await expect(kept(page, 'Favorite')).toHaveCount(1);
  await kept(page, 'Favorite').getByRole('button').click();
  await expect(dialog(page).getByRole('treeitem')).toHaveCount(0);
});

test('a shortcut before React runs opens the modal once it does [4.22]', async ({page}) => {
  const release = await holdReact(page);
  await page.goto(addresses.guide, {waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('csv');
  release();
  await started(page);
  await expect(field(page)).toHaveValue('csv');
});

test('before React, submitting the box opens the search page', async ({page}) => {
  await open(page, addresses.guide, 'React held back');
  await box(page).fill('pod');
  await box(page).press('Enter', {noWaitAfter: true});
  await expect(page).toHaveURL('/search?q=pod');
});

test('a saved external address opens with a document load in the same tab [7.11] [7.12]', async ({
  page,
  context,
}) => {
  await context.route(`${product.links.hub}/**`, (route) => route.fulfill({body: 'hub'}));
  await storeSearches(
    page,
    'FAVORITE',
    JSON.stringify([keptSearch('Hub', `${product.links.hub}/x`)]),
  );
  await searchFor(page, '');
  await dialog(page).getByRole('treeitem').getByText('Hub').click();
  await expect(page).toHaveURL(`${product.links.hub}/x`);
  expect(context.pages()).toHaveLength(1);
});
