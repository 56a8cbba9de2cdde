import {expect, type Locator, type Page, test} from '@playwright/test';

import {readers} from '../../src/components/landing/readers';
import {
  ask,
  box,
  dialog,
  field,
  options,
  paste,
  searchFor,
  storeSearches,
  keptSearch,
} from '../support/search';
import {addresses, holdReact, open} from '../support/shell';
import {NIGHTLY, whenNightly} from '../support/tags';

/* Tests what the modal offers before, between and instead of results. */

const LOG =
  '2024-05-01 10:11:12,345 - bitfount.federated.worker - ERROR - [MainThread] No workers accepted the task request';
const MESSAGE = 'No workers accepted the task request';

const hint = (page: Page): Locator => dialog(page).getByRole('listitem').filter({hasText: /^Esc/});

test('the footer says what the next press of Escape does, and it does that [4.30]', async ({
  page,
}) => {
  await searchFor(page, 'CSVSource');
  await expect(options(page).first()).toBeVisible();
  await expect(hint(page)).toHaveText('Esc hide results');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('status')).toBeInViewport();
  await expect(dialog(page).getByRole('status')).toContainText('Results are hidden');
  await expect(hint(page)).toHaveText('Esc clear');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first(), 'shown again').toBeVisible();
  await expect(hint(page)).toHaveText('Esc hide results');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(hint(page)).toHaveText('Esc close');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('with nothing to hide, Escape clears at once [4.30]', async ({page}) => {
  await searchFor(page, 'qqzzqqzz');
  await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await expect(hint(page)).toHaveText('Esc clear');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(dialog(page).getByText('Start here')).toBeVisible();
});

for (const [name, clear] of [
  [
    'Escape',
    async (page: Page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    },
  ],
  ['the button', (page: Page) => dialog(page).getByRole('button', {name: 'Clear'}).click()],
  ['deleting', (page: Page) => field(page).fill('')],
] as const) {
  const title = `after clearing by ${name} no results are left under the empty field [5.3]`;
  test(title, whenNightly(name !== 'the button'), async ({page}) => {
    await searchFor(page, 'pod');
    await expect(options(page).first()).toBeVisible();
    // Looks at every frame: the old results must not flash up either.
    await page.evaluate(() => {
      const seen = {results: false};
      Object.assign(window, {seen});
      const look = () => {
        const isEmpty = document.querySelector<HTMLInputElement>('dialog input')?.value === '';
        const rows = [...document.querySelectorAll('dialog [role=option], dialog [role=treeitem]')];
        seen.results ||= isEmpty && rows.some((row) => row.checkVisibility());
        requestAnimationFrame(look);
      };
      look();
    });
    await clear(page);
    await expect(field(page)).toHaveValue('');
    await expect(dialog(page).getByRole('list', {name: 'Start here'})).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await expect(dialog(page).getByRole('treeitem')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as {seen: object}).seen)).toEqual({
      results: false,
    });
    await expect(field(page)).toBeFocused();
  });
}

test(
  'of a pasted text that is too long the message is searched, and that is said [5.1]',
  NIGHTLY,
  async ({page}) => {
    await searchFor(page, '');
    await paste(page, LOG);
    await expect(field(page)).toHaveValue(MESSAGE);
    await expect(options(page).first()).toBeVisible();
    const status = dialog(page).getByRole('status');
    await expect(status).toContainText(`Only part of the pasted text is searched: “${MESSAGE}”.`);
    await expect(status).toContainText(/\d+ results?$/);
    await expect(status).toBeInViewport();
    await page.keyboard.type('s');
    await expect(status).not.toContainText('pasted');
    await field(page).fill('');
    await paste(page, 'CSVSource');
    await expect(field(page), 'what fits').toHaveValue('CSVSource');
    await expect(status).not.toContainText('pasted');
  },
);

for (const [when, isStarted] of [
  ['while the modal loads', true],
  ['before React starts', false],
] as const) {
  const title = `a text pasted into the navbar’s box ${when} is treated alike`;
  test(title, whenNightly(isStarted), async ({page}) => {
    if (isStarted) {
      await open(page, addresses.guide, 'React started');
    }
    const release = await holdReact(page);
    if (!isStarted) {
      await page.goto(addresses.guide, {waitUntil: 'commit'});
    }
    await box(page).click({noWaitAfter: true});
    await expect(box(page)).toBeFocused();
    await paste(page, LOG);
    release();
    await expect(field(page)).toHaveValue(MESSAGE);
    await expect(dialog(page).getByRole('status')).toContainText('Only part of the pasted text');
  });
}

/** Two pages for each kind of reader. */
const starts = readers.flatMap(({name, entries}) =>
  entries.slice(0, 2).map((entry) => ({name, ...entry})),
);

test('before anything is kept, each kind of reader has a place to start', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await page.keyboard.press('Control+k');
  const links = dialog(page).getByRole('list', {name: 'Start here'}).getByRole('link');
  await expect(links).toHaveCount(starts.length);
  for (const [index, {name, label, to}] of starts.entries()) {
    await expect(links.nth(index)).toContainText(label);
    await expect(links.nth(index)).toContainText(name);
    await expect(links.nth(index)).toHaveAttribute('href', to);
  }
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  for (let press = 0; press < 1 + starts.length; press += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(links.last(), 'after Close').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(starts.at(-1)?.to ?? '');
  await expect(dialog(page)).toHaveCount(0);
});

test('with kept searches the places to start make room', async ({page}) => {
  const start = dialog(page).getByText('Start here');
  await storeSearches(page, 'RECENT', JSON.stringify([keptSearch('One')]));
  await page.reload();
  await open(page, addresses.guide, 'React started');
  await ask(page, '');
  await expect(dialog(page).getByRole('treeitem')).toHaveCount(1);
  await expect(start).toBeHidden();
});

for (const where of ['modal', 'search page'] as const) {
  const title = `no results: the ${where} offers the nearest names and the places to start [8.3]`;
  test(title, whenNightly(where === 'search page'), async ({page}) => {
    const query = 'csvsourcezzqqyy';
    if (where === 'modal') {
      await searchFor(page, query);
    } else {
      await page.goto(`/search?q=${query}`);
    }
    const place = where === 'modal' ? dialog(page) : page.getByRole('main');
    const names = place.getByRole('list', {name: 'Nearest names'}).getByRole('link');
    await expect(names.first()).toContainText('CSVSource');
    expect(await names.count()).toBeLessThanOrEqual(3);
    const links = place.getByRole('list', {name: 'Start here'}).getByRole('link');
    await expect(links).toHaveText(starts.map(({label}) => RegExp(label)));
    for (const [index, {to}] of starts.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', to);
    }
    await names.first().click();
    await expect(page).toHaveURL(/csv_source#csvsource$/);
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('on a phone long names break at their joints only', NIGHTLY, async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/search?q=heartbeat shutdown timeout');
  const names = page.getByRole('main').getByRole('listitem').locator('b');
  await expect(names.first()).toBeVisible();
  const breaks = await names.evaluateAll((all) =>
    all.flatMap((name) => {
      const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      let before: {sign: string; top: number} | undefined;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const {top, width} = range.getBoundingClientRect();
          const sign = range.toString();
          if (width > 0) {
            if (before && top > before.top + 8) {
              found.push(before.sign + sign);
            }
            before = {sign, top};
          } else if (before) {
            // A space at the end of a line has no width.
            before = {...before, sign};
          }
        }
      }
      return found;
    }),
  );
  expect(breaks.length, 'lines that break').toBeGreaterThan(0);
  for (const pair of breaks) {
    expect(pair).toMatch(/^[._ ]|^[a-z0-9][A-Z]/);
  }
});
