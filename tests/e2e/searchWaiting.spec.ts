import {expect, type Page, test} from '@playwright/test';

import {STALLED_MS} from '../../src/search/query';
import {ask, dialog, field, holdAnswers, options, searchFor, seeAll} from '../support/search';
import {addresses, open, started} from '../support/shell';
import {NIGHTLY} from '../support/tags';

/* Tests what is shown while a slow response is pending. */

/** How high the opened dialog is, and where the typed text begins, in pixels. */
async function places(page: Page) {
  await dialog(page).evaluate((box) =>
    Promise.all(box.getAnimations().map((opening) => opening.finished)),
  );
  const [whole, input] = await Promise.all([dialog(page).boundingBox(), field(page).boundingBox()]);
  return {height: whole?.height, top: input?.y, start: input?.x};
}

test('the modal shows that it is searching when a response takes 300 ms, and nothing moves [4.20] [9.15]', async ({
  page,
}) => {
  expect(STALLED_MS).toBe(300);
  const answers = await holdAnswers(page);
  await page.clock.install();
  await open(page, addresses.guide, 'React started');
  await ask(page, '');
  const start = dialog(page).getByText('Start here');
  await expect(start).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await places(page);
  await field(page).fill('pod');
  await expect.poll(answers.asked).toEqual(['pod']);
  const status = dialog(page).getByRole('status');
  await page.clock.runFor(STALLED_MS - 1);
  await expect(status).toHaveText('');
  await page.clock.runFor(1);
  await expect(status).toHaveText('Searching…');
  const shown = dialog(page).getByText('Searching…').last();
  expect((await shown.boundingBox())?.height, 'for the eye as well').toBeGreaterThan(15);
  expect(await places(page)).toEqual(before);
  await page.keyboard.press('ArrowDown');
  await expect(field(page), 'what is about to go takes no focus').toBeFocused();
  await page.clock.resume();
  await answers.release();
  await expect(options(page).first()).toBeVisible();
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(start).toBeHidden();
});

test('the modal shows that it is searching also while an earlier answer is on screen [4.20]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Original = Worker;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    class SlowForOne extends Original {
      override postMessage(question: {requests: {query: string}[]}) {
        const isSlow = question.requests.some(({query}) => query === 'federated');
        void (isSlow ? released : Promise.resolve()).then(() => super.postMessage(question));
      }
    }
    Object.assign(window, {Worker: SlowForOne, release});
  });
  await searchFor(page, 'CSVSource');
  await expect(options(page).first()).toBeVisible();
  await expect(seeAll(page)).toBeVisible();
  const before = await places(page);
  await field(page).fill('federated');
  const shown = dialog(page).getByText('Searching…').last();
  await expect.poll(async () => (await shown.boundingBox())?.height).toBeGreaterThan(15);
  await expect(options(page).first(), 'the earlier answer').toContainText('CSVSource');
  expect(await places(page)).toEqual(before);
  await page.evaluate(() => (window as unknown as {release: () => void}).release());
  await expect(options(page).first()).toContainText(/federat/i);
  await expect(seeAll(page)).toBeVisible();
});

test('the search page shows that it is searching when a response takes 300 ms [4.20] [9.15]', async ({
  page,
}) => {
  const answers = await holdAnswers(page);
  await page.clock.install();
  await page.goto('/search');
  await started(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', {name: 'Search'}).fill('pod');
  await expect.poll(answers.asked).toContain('pod');
  const status = main.getByRole('status');
  await page.clock.runFor(STALLED_MS - 1);
  await expect(status).toHaveText('');
  await page.clock.runFor(1);
  await expect(status).toHaveText('Searching…');
  await page.clock.resume();
  await answers.release();
  await expect(status).toHaveText(/^\d+ results for “pod”$/);
});

test('a response to a query that has since been cleared shows nothing [5.3]', async ({page}) => {
  const answers = await holdAnswers(page);
  await searchFor(page, 'pod');
  await expect.poll(answers.asked).toEqual(['pod']);
  await field(page).fill('');
  await answers.release();
  await expect.poll(answers.answered, 'the start of the worker, and the query').toBe(2);
  // A change by the response would be visible after the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(seeAll(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('list', {name: 'Start here'})).toBeVisible();
});

test('with reduced motion no spinner turns', NIGHTLY, async ({page}) => {
  const moving = () => dialog(page).evaluate((box) => box.getAnimations({subtree: true}).length);
  await holdAnswers(page);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await searchFor(page, 'pod');
  await expect(dialog(page).getByRole('status')).toHaveText('Searching…');
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect.poll(moving).toBe(0);
});
