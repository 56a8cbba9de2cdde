import {expect, type Page, test} from '@playwright/test';

import {brokenWords} from '../support/brokenWords';
import {pageKinds} from '../support/pageKinds';
import {SCRIPT} from '../support/shell';
import {pagesOfSitemap} from '../support/site';
import {NIGHTLY} from '../support/tags';

/* Opens pages as they were served: React changes none of their text. */

const WIDTHS = [320, 390, 640, 834, 997, 1024, 1152, 1280, 1440, 1920];
/** A daily run has the narrowest and one of each layout. */
const DAILY_WIDTHS = [320, 834, 1024, 1440];

/** Pages that one test opens in turn in one window. */
const AT_ONCE = 40;

async function expectWholeWords(
  page: Page,
  addresses: readonly string[],
  widths: readonly number[],
): Promise<void> {
  await page.route(SCRIPT, (route) => route.abort());
  for (const address of addresses) {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await brokenWords(page), `${address} at ${width} px`).toEqual([]);
    }
  }
}

test('no word, number or name is cut by the end of a line, on a page of each kind', async ({
  page,
}) => {
  test.setTimeout(pageKinds.length * 30_000);
  await expectWholeWords(page, pageKinds, DAILY_WIDTHS);
});

const addresses = [...pagesOfSitemap(), '/404'];
for (let start = 0; start < addresses.length; start += AT_ONCE) {
  const some = addresses.slice(start, start + AT_ONCE);
  test(
    `no word, number or name of ${some[0]} and ${some.length - 1} more is cut`,
    NIGHTLY,
    async ({page}) => {
      test.setTimeout(some.length * 30_000);
      await expectWholeWords(page, some, WIDTHS);
    },
  );
}
