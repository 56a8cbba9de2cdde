import {expect, test} from '@playwright/test';

import {options, searchFor} from '../support/search';

/* Tests the text below a result: its specified length, and that it is escaped. */

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test(`at ${width} px a truncated text shows ${words} words [9.12]`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/search?q=pod');
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results).toHaveCount(20);
    const texts = (await results.allInnerTexts())
      .map((text) => text.trim().split('\n').at(-1) ?? '')
      // Texts without a location prefix that are truncated at least at the end.
      .filter((text) => text.endsWith('…') && !/[:›]/.test(text));
    expect(texts).not.toEqual([]);
    for (const text of texts) {
      expect(text.replaceAll('…', ' ').trim().split(/\s+/), text).toHaveLength(words);
    }
  });
}

test('HTML in a text is escaped', async ({page}) => {
  await searchFor(page, 'get_smart_configuration base_url');
  const hit = options(page).filter({hasText: '<base_url>/.well-known'}).first();
  await expect(hit).toBeVisible();
  expect(await hit.innerHTML()).toContain('&lt;');
  const tags = await hit.evaluate((option) =>
    [...new Set([...option.querySelectorAll('*')].map(({localName}) => localName))].sort(),
  );
  expect(tags).toEqual(['b', 'kbd', 'mark', 'small', 'span', 'wbr']);
});

test('HTML in a query is escaped', async ({page}) => {
  const query = '<img src=x onerror=alert(1)>qqzz&amp;';
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText(`for “${query}”`);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});
