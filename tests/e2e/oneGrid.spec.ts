import {expect, type Locator, type Page, test} from '@playwright/test';

import {addresses, started} from '../support/shell';

/** Widths of text beside each other may differ by the rounding of the browser. */
const ROUNDING = 1;

async function leftOf(locator: Locator): Promise<number> {
  return locator.first().evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
}

async function openAt(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.goto(address);
  await started(page);
}

function expectEqual(values: readonly number[]): void {
  expect(Math.max(...values) - Math.min(...values), values.join(', ')).toBeLessThanOrEqual(
    ROUNDING,
  );
}

for (const width of [1440, 1920]) {
  test(`navbar, landing page and footer begin at one edge: ${width} px`, async ({page}) => {
    await openAt(page, addresses.landing, width);
    expectEqual([
      await leftOf(page.getByRole('banner').getByRole('link')),
      await leftOf(page.getByRole('heading', {level: 1})),
      await leftOf(page.getByRole('contentinfo').getByRole('paragraph')),
    ]);
  });
}

for (const width of [390, 834]) {
  test(`content, search and not-found page begin at one edge: ${width} px`, async ({page}) => {
    const edges: number[] = [];
    for (const address of [addresses.guide, '/search', '/404']) {
      await openAt(page, address, width);
      edges.push(await leftOf(page.getByRole('heading', {level: 1})));
    }
    expectEqual(edges);
  });
}

test('a dropdown of the navbar opens below its line', async ({page}) => {
  await openAt(page, addresses.guide, 1280);
  const bar = page.getByRole('banner');
  const dropdown = bar.getByRole('group').filter({hasText: 'SDK'});
  await dropdown.locator('summary').click();
  const list = await dropdown.getByRole('list').boundingBox();
  const line = await bar.boundingBox();
  expect(list?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
});

test('formulas of a page begin at one edge of their text', async ({page}) => {
  await openAt(page, '/guides/general-reference/security', 1440);
  const formulas = page.locator('.katex-display');
  await expect(formulas.first()).toBeVisible();
  const insets = await formulas.evaluateAll((all) =>
    all.map((formula) => {
      const html = formula.querySelector('.katex-html .base');
      const left = html?.getBoundingClientRect().left ?? NaN;
      return left - formula.getBoundingClientRect().left;
    }),
  );
  expect(insets.length).toBeGreaterThan(1);
  expectEqual(insets);
});

test('tables of keys and variables have one grid on a page', async ({page}) => {
  for (const address of [
    '/guides/SDK/environment-variables',
    '/guides/SDK/bitfount-task-elements/data-structures',
  ]) {
    await openAt(page, address, 1440);
    const edges = await page.locator('table.keys tbody td:last-child').evaluateAll((cells) =>
      cells.map((cell) => {
        const {left, width} = cell.getBoundingClientRect();
        return `${Math.round(left)} ${Math.round(width)}`;
      }),
    );
    expect(edges.length, address).toBeGreaterThan(5);
    expect([...new Set(edges)], address).toHaveLength(1);
  }
});
