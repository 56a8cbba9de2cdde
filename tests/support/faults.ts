import {type Browser, expect, type Page, type Route, test} from '@playwright/test';

import {faultTitles} from '../../src/site/faults';
import {NIGHTLY, PUBLISHED} from './tags';

/** Faults that a daily run provokes: of each kind of cause one that the others are like. A nightly run provokes all. */
const DAILY: ReadonlySet<string> = new Set([
  'script-html',
  'script-off',
  'next-missing',
  'next-portal',
  'next-release',
  'next-offline',
  'style-missing',
  'font-corrupt',
  'maths-both',
  'cards-missing',
  'search-truncated',
  'search-new-release',
  'search-worker-crash',
  'search-offline',
  'hosted-403',
  'storage-throws',
  'storage-other-tab',
  'nodes-removed',
  'translate-after',
  'no-has',
  'offline-online',
]);

const unknown = [...DAILY].filter((id) => !faultTitles.has(id));
if (unknown.length > 0) {
  throw new Error(
    `src/site/faults.ts has no fault ${unknown.join(', ')}: correct the list of daily faults.`,
  );
}

type Fulfil = Parameters<Route['fulfill']>[0];

/** Declares the test of a fault of `src/site/faults.ts`, whose words are its title. */
export function faultTest(
  id: string,
  body: (fixtures: {page: Page; browser: Browser; baseURL: string | undefined}) => Promise<void>,
  {tag = []}: {readonly tag?: string | readonly string[]} = {},
): void {
  // What a reader sees then is a matter of the files that are published.
  const tags = [PUBLISHED.tag, ...[tag].flat(), ...(DAILY.has(id) ? [] : [NIGHTLY.tag])];
  test(faultTitles.get(id) ?? id, {tag: tags}, async ({page, browser, baseURL}) => {
    await body({page, browser, baseURL});
    // The page may still prefetch: an answer that a handler changes then arrives after the test's end.
    await page.context().unrouteAll({behavior: 'ignoreErrors'});
  });
}

export const MAIN_SCRIPT = /\/assets\/js\/main\.[^/]+\.js$/;
export const RUNTIME_SCRIPT = /\/assets\/js\/runtime~main\.[^/]+\.js$/;
export const STYLESHEET = /\/assets\/css\/[^/]+\.css$/;
export const FONT = /\.woff2$/;

/** Answers what matches in place of the host; in every tab and worker of the page's context. */
export async function answer(page: Page, address: RegExp, answerWith: Fulfil): Promise<void> {
  await page.context().route(address, (route) => route.fulfill(answerWith));
}

/** Breaks the connection for what matches. */
export async function refuse(page: Page, address: RegExp): Promise<void> {
  await page.context().route(address, (route) => route.abort('connectionrefused'));
}

/** Never answers for what matches. */
export async function holdForever(page: Page, address: RegExp): Promise<void> {
  await page.context().route(address, () => undefined);
}

/** Lets half of what the host sends arrive. */
export async function truncate(page: Page, address: RegExp): Promise<void> {
  const cut = async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({response, body: body.subarray(0, body.length / 2)});
  };
  // The page may have gone elsewhere meanwhile.
  await page.context().route(address, (route) => cut(route).catch(() => undefined));
}

const main = (page: Page) => page.getByRole('main');

/** Expects the text, and that a link of the navbar leads on. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', {level: 1})).toBeVisible();
  await expect(main(page).getByRole('paragraph').first()).toBeVisible();
}

/** Expects that the navbar's link leads to the tutorials. */
export async function expectLinksWork(page: Page): Promise<void> {
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Tutorials', exact: true})
    .click();
  await expect(page).toHaveURL('/tutorials/introduction');
  await expect(main(page).getByRole('heading', {level: 1})).toContainText('tutorials');
}
