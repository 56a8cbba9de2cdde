import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, type Page, test} from '@playwright/test';

import {type FrameworkServer, startDevServer} from '../support/frameworkServer';
import {writeMiniSite} from '../support/miniSite';

/* Tests `npm start` as a writer uses it: edits appear, and an error is shown until it is fixed. */

test.describe.configure({mode: 'serial', timeout: 240_000});

/** Long enough for a compilation on a busy machine. */
const COMPILED = {timeout: 90_000};

const page = (text: string) => `---\ntitle: Draft\n---\n\n${text}\n`;

let server: FrameworkServer;
let draft: string;

test.beforeAll(async () => {
  const folder = writeMiniSite(
    'dev',
    {
      'docs/draft.mdx': page('The first words.'),
      'docs/finished.mdx': page('Words without an error.'),
      'docs/unfinished.mdx': page('A link to [`NoSuchPage`](api:).'),
    },
    {linksSymbols: true},
  );
  draft = path.join(folder, 'docs/draft.mdx');
  server = await startDevServer(folder);
});

test.afterAll(() => server?.close());

/** Finds the error overlay that the bundler shows when it cannot compile. */
const overlay = (tab: Page) =>
  tab.frameLocator(
    'iframe#webpack-dev-server-client-overlay, iframe#rspack-dev-server-client-overlay',
  );

test('a page compiles; an edit appears without a reload; an error is shown until it is fixed', async ({
  page: tab,
}) => {
  await tab.goto(`${server.url}/guides/draft`);
  const text = tab.getByRole('article');
  await expect(text).toContainText('The first words.', COMPILED);
  await tab.evaluate(() => Object.assign(window, {sameDocument: true}));

  await test.step('an edit', async () => {
    writeFileSync(draft, page('The second words, with [`CSVSource`](api:).'));
    await expect(text).toContainText('The second words', COMPILED);
    await expect(text.getByRole('link', {name: 'CSVSource'})).toHaveAttribute(
      'href',
      /csv_source#csvsource$/,
    );
    expect(await tab.evaluate(() => 'sameDocument' in window), 'hot reload').toBe(true);
  });

  await test.step('an error', async () => {
    writeFileSync(draft, page('A link to [`NoSuchThing`](api:).'));
    await expect(
      overlay(tab)
        .getByText(/NoSuchThing/)
        .first(),
    ).toBeVisible(COMPILED);
    await expect(
      overlay(tab)
        .getByText(/draft\.mdx/)
        .first(),
    ).toBeVisible();
  });

  await test.step('fixed', async () => {
    writeFileSync(draft, page('The third words.'));
    await expect(text).toContainText('The third words.', COMPILED);
    // The error that the broken page threw when it ran stays above it until the writer closes it or
    // loads the page anew: https://webpack.js.org/configuration/dev-server/#overlay (runtimeErrors).
    await tab.reload();
    await expect(text).toContainText('The third words.', COMPILED);
    await expect(tab.locator('iframe')).toHaveCount(0);
  });
});

test('a page is compiled when it is opened: one with an error does not hold up the others', async ({
  page: tab,
}) => {
  await tab.goto(`${server.url}/guides/finished`);
  await expect(tab.getByRole('article')).toContainText('Words without an error.', COMPILED);
  await expect(tab.locator('iframe')).toHaveCount(0);

  await tab.goto(`${server.url}/guides/unfinished`);
  await expect(
    overlay(tab)
      .getByText(/NoSuchPage/)
      .first(),
  ).toBeVisible(COMPILED);
});
