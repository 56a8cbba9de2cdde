import {type Page, test} from '@playwright/test';

import type {NIGHTLY} from './tags';

/** Pages that one test opens in turn in one window: a new window takes longer than a page. */
const AT_ONCE = 50;

/** The longest that a page may take on average, on a busy machine. */
export const SECONDS_A_PAGE = 15;

/** Splits pages into those that one test opens in turn. */
export function inBatches(all: readonly string[]): string[][] {
  const count = Math.ceil(all.length / AT_ONCE);
  return Array.from({length: count}, (_, batch) =>
    all.slice(batch * AT_ONCE, (batch + 1) * AT_ONCE),
  );
}

/** Tests each batch of pages in a window, and names it by its first page. */
export function forBatches(
  all: readonly string[],
  describe: (named: string) => string,
  tag: typeof NIGHTLY | Record<string, never>,
  check: (page: Page, some: readonly string[]) => Promise<void>,
  secondsAPage = SECONDS_A_PAGE,
): void {
  for (const some of inBatches(all)) {
    test(describe(`${some[0]} and ${some.length - 1} more`), tag, async ({page}) => {
      test.setTimeout(some.length * secondsAPage * 1000);
      await check(page, some);
    });
  }
}
