import {expect, type Page, test} from '@playwright/test';

import {type Act, acts, noteCopies} from '../support/acts';
import {collectProblems} from '../support/problems';
import {
  addresses,
  holdReact,
  neverIdle,
  open,
  openStarting,
  started,
  turnToLink,
} from '../support/shell';
import {NIGHTLY, PUBLISHED, WHOLE_BROWSER} from '../support/tags';

/*
 * Each action takes effect once, and the effect lasts, whether the reader acts before the application
 * starts, while it starts, afterwards, or starts it by this very action.
 */

/** CPU slowdown, relative to this machine, while the application starts. */
const SLOWNESS = 4;

async function hasNotStarted(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'docusaurusRoot' in window), 'React has not started').toBe(
    false,
  );
}

interface Moment {
  readonly when: string;
  readonly tag?: typeof WHOLE_BROWSER;
  /** A daily run has one of so many acts at this moment, without a number none; a nightly run has all. */
  readonly every?: number;
  /** Acts at this stage and returns once React has started; `shown` checks the response. */
  readonly run: (page: Page, act: Act, shown: () => Promise<void>) => Promise<void>;
}

const moments: readonly Moment[] = [
  {
    when: 'before React',
    every: 2,
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
    every: 3,
    run: async (page, {address, act}, shown) => {
      const start = await openStarting(page, address);
      await act(page);
      await shown();
      await start();
    },
  },
  {
    when: 'while React starts on a slow machine',
    run: async (page, {address, act}, shown) => {
      const release = await holdReact(page);
      await page.goto(address, {waitUntil: 'commit'});
      await page.waitForFunction(() => document.readyState !== 'loading');
      await turnToLink(page);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWNESS});
      release();
      // The bundler's list of chunks exists: the application's code is running.
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
    when: 'with nothing asked for before, which may start React',
    // The headless shell moves its mouse by itself, which may start React before the act.
    tag: WHOLE_BROWSER,
    every: 6,
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

for (const [index, act] of acts.entries()) {
  test.describe(act.name, () => {
    test.use({
      viewport: act.isOnPhone ? {width: 390, height: 844} : {width: 1280, height: 900},
      colorScheme: 'dark',
    });

    for (const [at, {when, tag, every, run}] of moments.entries()) {
      const isPublished = act.isLostByHydration && when === 'while React starts';
      const tags = [
        ...(isPublished ? [PUBLISHED.tag] : []),
        ...(tag ? [tag.tag] : []),
        ...(every !== undefined && (index + at) % every === 0 ? [] : [NIGHTLY.tag]),
      ];
      test(
        `${act.name} ${when} takes effect once, and the effect lasts`,
        {tag: tags},
        async ({page}) => {
          const problems = collectProblems(page);
          await noteCopies(page);
          await run(page, act, () => act.answer(page));
          // Checks again after the work that React does right after it has started.
          await page.evaluate(
            () =>
              new Promise((resolve) =>
                requestIdleCallback(() => setTimeout(resolve), {timeout: 1000}),
              ),
          );
          await (act.rest ?? act.answer)(page);
          // The first entry is the blank page, the second the site's page.
          expect(await page.evaluate(() => history.length), 'entries of the history').toBe(
            2 + (act.entries ?? 0),
          );
          expect(problems).toEqual([]);
        },
      );
    }
  });
}

test('a menu opened before React started can be closed by its button afterwards', async ({
  page,
}) => {
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

test('React starts without user input', async ({page}) => {
  await page.goto(addresses.guide);
  await started(page);
});
