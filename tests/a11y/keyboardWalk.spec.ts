import {expect, type Page, test} from '@playwright/test';

import {product} from '../../src/site/product';
import {colorAndWidth, windowOptions} from '../support/colorAndWidth';
import {pageKinds} from '../support/pageKinds';
import {field} from '../support/search';
import {addresses, open, started} from '../support/shell';
import {whenNightly} from '../support/tags';

/* What a reader meets who has a keyboard only: from stop to stop through a page, and short ways. */

/** A stop of the Tab key. */
interface Stop {
  readonly html: string;
  /** Whether it comes later in the document than the stop before. */
  readonly isForward: boolean;
  readonly hasFocusRing: boolean;
  /** Whether some of it can be seen: it is in view and nothing covers it whole. */
  readonly isSeen: boolean;
}

/** Looks at the element with the focus; null when the focus has left the page. */
function lookAtFocus(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const kept = window as {lastStop?: Element};
    const element = document.activeElement;
    if (!element || element === document.body) {
      return null;
    }
    // A radio button that is hidden shows its state on its label.
    const label = (element as HTMLInputElement).labels?.[0];
    const shown = element.matches('[type=radio]') && label ? label : element;
    const before = kept.lastStop;
    kept.lastStop = element;
    const {left, top, right, bottom} = shown.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + x * (right - left), top + y * (bottom - top)] as const),
    );
    const around = [shown, shown.parentElement, shown.closest('form')];
    return {
      html: shown.outerHTML.slice(0, 160),
      isForward:
        !before || !!(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
      hasFocusRing: around.some((each) => {
        const {outlineStyle, outlineWidth} = getComputedStyle(each ?? shown);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      }),
      isSeen: points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (shown.contains(hit) || hit.contains(shown));
      }),
    };
  });
}

/** Stops that a daily run looks at: beyond them come more rows of the same list. */
const BY_DAY = 120;

for (const setting of colorAndWidth) {
  const {colorScheme, width, isNightly} = setting;
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use(windowOptions(setting));

    for (const [index, address] of pageKinds.entries()) {
      // By day every third kind of page has one of the two settings, in turn.
      const isInTurn = index % 3 === 0 && (index % 2 === 0) === (colorScheme === 'dark');
      const isByDay = !isNightly && isInTurn;
      const title = `${address}: Tab goes forward through the page and out of it, and each stop is seen`;
      test(title, whenNightly(!isByDay), async ({page}) => {
        test.setTimeout(isByDay ? 180_000 : 15 * 60_000);
        await page.goto(address);
        await started(page);
        const stops: Stop[] = [];
        for (;;) {
          await page.keyboard.press('Tab');
          const stop = await lookAtFocus(page);
          if (!stop || (isByDay && stops.length >= BY_DAY)) {
            break;
          }
          stops.push(stop);
        }
        expect(stops.length).toBeGreaterThan(10);
        const seen = (fault: (stop: Stop) => boolean) => stops.filter(fault).map(({html}) => html);
        expect
          .soft(
            seen(({isForward}) => !isForward),
            'stops out of order',
          )
          .toEqual([]);
        expect
          .soft(
            seen(({hasFocusRing}) => !hasFocusRing),
            'without a ring',
          )
          .toEqual([]);
        expect
          .soft(
            seen(({isSeen}) => !isSeen),
            'covered',
          )
          .toEqual([]);
        await expect(page, 'focus changes nothing').toHaveURL(address);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  });
}

test('the main text is two keys away', async ({page}) => {
  await open(page, addresses.module, 'React started');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the search is one key away', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('a member of a class is three keys away: open the search, paste its name, follow', async ({
  page,
}) => {
  await open(page, addresses.guide, 'React started');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText('Pod.start');
  await expect(page.getByRole('option').first()).toContainText('start');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/api/${product.slug}/.*#pod.start$`));
});
