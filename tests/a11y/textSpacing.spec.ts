import {expect, type Page, test} from '@playwright/test';

import {pageKinds} from '../support/pageKinds';
import {whenNightly} from '../support/tags';

/* Tests pages with the spacing that a reader may set (WCAG 1.4.12), upright and on its side (1.3.4). */

/** The most that WCAG asks pages to bear. */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`;

/** Adds styles as a reader's extension does, past the policy of the page. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Texts that their box cuts off. What is meant to be hidden or scrolled is not cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const {overflowX, overflowY} = getComputedStyle(element);
        const isCut = (overflow: string) => /hidden|clip/.test(overflow);
        return (
          element.checkVisibility({visibilityProperty: true}) &&
          element.clientWidth > 1 &&
          !!element.textContent?.trim() &&
          ((isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );

for (const [name, viewport] of Object.entries({
  'a phone': {width: 390, height: 844},
  'a phone on its side': {width: 844, height: 390},
})) {
  test.describe(name, () => {
    test.use({viewport});

    for (const [index, address] of pageKinds.entries()) {
      const title = `${address} is whole with wide text spacing on ${name}`;
      test(title, whenNightly(index % 4 !== 0), async ({page}) => {
        await page.goto(address);
        const before = await cutOff(page);
        await addStyles(page, SPACING);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(viewport.width);
        expect((await cutOff(page)).filter((html) => !before.includes(html))).toEqual([]);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      });
    }
  });
}
