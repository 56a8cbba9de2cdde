import {type Browser, chromium, expect, type Page, test} from '@playwright/test';

import {LAUNCH_ARGS} from '../../scripts/measure/browser/launchArgs';
import {pageKinds} from '../support/pageKinds';
import {whenNightly} from '../support/tags';

/* Tests pages with the text that a reader has enlarged in the browser's settings (WCAG 1.4.4). */

/** The browser's font sizes, in px: usual, one and a half, double. */
const SIZES = [16, 24, 32] as const;
const WIDTHS = [390, 1024, 1440] as const;

/** A window needs this much of its width for text, unless a line has its 30 rem already. */
const LEAST_SHARE = 0.7;
const LINE_REM = 30;

/** Widest heading or paragraph of the page's content, in px, and what is wider than the window. */
function measure(page: Page): Promise<{line: number; overflow: number}> {
  return page.evaluate(() => {
    const prose = [...document.querySelectorAll('main :is(h1, p)')].filter((p) =>
      p.checkVisibility(),
    );
    return {
      line: Math.max(0, ...prose.map((p) => p.getBoundingClientRect().width)),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
}

for (const [row, size] of SIZES.entries()) {
  test.describe(`text of ${size} px`, () => {
    let browser: Browser;

    test.beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: process.env.TEST_HEADLESS_SHELL,
        args: [...LAUNCH_ARGS, `--blink-settings=defaultFontSize=${size}`],
      });
    });

    test.afterAll(() => browser.close());

    for (const [column, width] of WIDTHS.entries()) {
      const title = `columns fold before the text is squeezed: ${width} px`;
      // Each size and each width every day, each pair at night.
      test(title, whenNightly(row !== column), async ({baseURL}) => {
        const page = await browser.newPage({baseURL, viewport: {width, height: 900}});
        for (const address of pageKinds) {
          await page.goto(address);
          expect(
            await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
          ).toBe(`${size}px`);
          const {line, overflow} = await measure(page);
          const least = Math.min(LEAST_SHARE * width, LINE_REM * size);
          expect
            .soft(Math.round(line), `width of a line: ${address}`)
            .toBeGreaterThanOrEqual(least);
          expect.soft(overflow, `sideways scroll: ${address}`).toBeLessThanOrEqual(0);
        }
        await page.close();
      });
    }
  });
}
