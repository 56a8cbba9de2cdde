import {expect, test} from '@playwright/test';

import {RECORDS_FILE} from '../../src/search/settings';
import type {SearchRecord} from '../../src/search/types';
import {options, searchFor} from '../support/search';
import {readBuilt} from '../support/site';

/* Tests the text below a result: that it is text of the site, its specified length, and that it is escaped. */

const records = JSON.parse(readBuilt(RECORDS_FILE)) as SearchRecord[];

/** A word that a guide has late in its first sentence, and no other place has at all. */
function lateWord(): string {
  const all = records.map((record) => JSON.stringify(record).toLowerCase());
  for (const {content} of records.filter(({kind, type}) => kind === 'guide' && type === 'lvl2')) {
    const words = [...(content ?? '').matchAll(/\b[a-z]{7,}\b/g)]
      .filter(({index}) => index > 170)
      .map(([word]) => word);
    const own = words.find((late) => all.filter((record) => record.includes(late)).length === 1);
    if (own) {
      return own;
    }
  }
  throw new Error('No guide has a long first sentence with a word of its own.');
}

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test(`at ${width} px a text that is cut shows ${words} words around what was found [9.12]`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    const word = lateWord();
    await page.goto(`/search?q=${word}`);
    const results = page.getByRole('main').getByRole('listitem');
    const text = await results.first().locator('small').innerText();
    expect(text).toContain(word);
    expect(text).toMatch(/^…/);
    expect(text.replaceAll('…', ' ').trim().split(/\s+/), text).toHaveLength(words);
  });
}

test('what stands below a result is text of the site, in one piece', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const shown = records.flatMap(({content}) => content ?? []);
  for (const query of ['log level', 'glaucoma', 'pod heartbeat', 'pod']) {
    await page.goto(`/search?q=${query}`);
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results.first()).toBeVisible();
    const texts = await results
      .filter({hasText: /^(guide|tutorial)/})
      .locator('small')
      .allInnerTexts();
    expect(texts).not.toEqual([]);
    for (const text of texts) {
      // Where the place stands may come first.
      const pieces = [text, text.replace(/^.*?: /, '')].map((one) => one.replaceAll('…', ''));
      expect(
        shown.some((whole) => pieces.some((piece) => whole.includes(piece))),
        text,
      ).toBe(true);
    }
  }
});

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
