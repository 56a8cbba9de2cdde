import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';

import {drawings} from '../../src/writing/drawings';
import {colorAndWidth} from '../support/colorAndWidth';
import {pageOfDrawings} from '../support/drawings';
import {whenNightly} from '../support/tags';

/** Runs in the page, for the forms that are shown: returns words that overflow their drawing, overlap or are too small to read. */
function faultsOfWords(smallest: number): string[] {
  const faults: string[] = [];
  const shown = [...document.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
  for (const svg of shown) {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const words = [...svg.querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      box: text.getBBox(),
    }));
    for (const [index, {text, size, box}] of words.entries()) {
      const {width, height} = svg.viewBox.baseVal;
      if (box.x < 2 || box.y < 0 || box.x + box.width > width - 2 || box.y + box.height > height) {
        faults.push(`outside: ${text}`);
      }
      if (size < smallest) {
        faults.push(`${size} px: ${text}`);
      }
      for (const {text: other, box: next} of words.slice(index + 1)) {
        const across = Math.min(box.x + box.width, next.x + next.width) - Math.max(box.x, next.x);
        const down = Math.min(box.y + box.height, next.y + next.height) - Math.max(box.y, next.y);
        // The boxes of lines of one text overlap.
        if (across > 1 && down > 6) {
          faults.push(`on each other: ${text} / ${other}`);
        }
      }
    }
  }
  return faults;
}

for (const {colorScheme, width, isNightly} of colorAndWidth) {
  test.describe(
    `${colorScheme}, ${width} px`,
    whenNightly(isNightly || colorScheme === 'light'),
    () => {
      test.use({colorScheme, viewport: {width, height: 900}});

      test('drawings are legible and have no axe violations', async ({page}) => {
        await page.setContent(pageOfDrawings());
        await page.evaluate(() => document.fonts.ready);
        await expect(page.getByRole('img')).toHaveCount(Object.keys(drawings).length);
        expect(await page.evaluate(faultsOfWords, 13)).toEqual([]);
        const {violations} = await new AxeBuilder({page}).analyze();
        expect(violations.map(({id, help}) => `${id}: ${help}`)).toEqual([]);
      });
    },
  );
}

test('every drawing is announced by its title and described in full', async ({page}) => {
  await page.setContent(pageOfDrawings());
  for (const figure of await page.getByRole('figure').all()) {
    await expect(figure.getByRole('img')).toHaveAccessibleName(
      /^(How|Who|What|The|A|Training|From) /,
    );
    await expect(figure.getByRole('img')).toHaveAccessibleDescription(/\. .*\.$/);
  }
});
