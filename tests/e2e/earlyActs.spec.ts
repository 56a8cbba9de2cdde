import {expect, type Page, test} from '@playwright/test';

import {type Act, acts, noteCopies} from '../support/acts';
import {collectProblems} from '../support/problems';
import {addresses, holdReact, neverIdle, open, started} from '../support/shell';

/*
 * What a reader does before the application has started, while it starts, by the very act that starts
 * it, and afterwards: in each case it has its effect once, and the effect stays.
 */

/** How much slower than this machine the one is on which the application starts while a reader acts. */
const SLOWNESS = 4;

async function hasNotStarted(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'docusaurusRoot' in window), 'React has not started').toBe(
    false,
  );
}

interface Moment {
  readonly when: string;
  /** Acts at the moment, and comes back when React has started; `shown` looks for the answer. */
  readonly run: (page: Page, act: Act, shown: () => Promise<void>) => Promise<void>;
}

const moments: readonly Moment[] = [
  {
    when: 'before React',
    run: async (page, {address, act}, shown) => {
      const release = await holdReact(page);
      await page.goto(address, {waitUntil: 'commit'});
      await page.waitForFunction(() => document.readyState !== 'loading');
      await act(page);
      await shown();
      await hasNotStarted(page);
      release();
      await started(page);
    },
  },
  {
    when: 'while React starts',
    run: async (page, {address, act}, shown) => {
      const release = await holdReact(page);
      await page.goto(address, {waitUntil: 'commit'});
      await page.waitForFunction(() => document.readyState !== 'loading');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWNESS});
      release();
      // The bundler's own list of chunks is there: the application's code runs now.
      await page.waitForFunction(() =>
        Object.keys(window).some((name) => /^(webpack|rspack)Chunk/.test(name)),
      );
      await act(page);
      await shown();
      await devtools.send('Emulation.setCPUThrottlingRate', {rate: 1});
      await started(page);
    },
  },
  {
    when: 'and so starting React',
    run: async (page, {address, act}, shown) => {
      await neverIdle(page, address);
      await page.goto(address);
      await act(page);
      await shown();
      await started(page);
    },
  },
  {
    when: 'with React there',
    run: async (page, {address, act}, shown) => {
      await open(page, address, 'React started');
      await act(page);
      await shown();
    },
  },
];

for (const act of acts) {
  test.describe(act.name, () => {
    test.use({
      viewport: act.isOnPhone ? {width: 390, height: 844} : {width: 1280, height: 900},
      colorScheme: 'dark',
    });

    for (const {when, run} of moments) {
      test(`${act.name} ${when} works once, and stays`, async ({page}) => {
        const problems = collectProblems(page);
        await noteCopies(page);
        await run(page, act, () => act.answer(page));
        // One more look after all that React does when it has just started.
        await page.evaluate(
          () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))),
        );
        await (act.rest ?? act.answer)(page);
        // The first entry is the empty page, the second the site's.
        expect(await page.evaluate(() => history.length), 'entries of the history').toBe(
          2 + (act.entries ?? 0),
        );
        expect(problems).toEqual([]);
      });
    }
  });
}

test('the menu that was opened before React closes afterwards, by its button', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await holdReact(page);
  await page.goto(addresses.module, {waitUntil: 'commit'});
  await page.getByRole('button', {name: 'Open menu'}).click();
  release();
  await started(page);
  const menu = page.getByRole('dialog', {name: 'Section menu'});
  await menu.getByRole('button', {name: 'Close menu'}).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(addresses.module);
  await expect(page.locator('main[inert], [inert] main')).toHaveCount(0);
});

test('React starts by itself, without an act of the reader', async ({page}) => {
  await page.goto(addresses.guide);
  await started(page);
});
