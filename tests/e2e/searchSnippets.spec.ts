import {expect, test} from '@playwright/test';

import {createEngine} from '../../src/search/engine/createEngine';
import {RECORDS_FILE} from '../../src/search/settings';
import type {SearchRecord} from '../../src/search/types';
import {options, searchFor} from '../support/search';
import {readBuilt} from '../support/site';

/* Tests the text below a result: that it is text of the site, its specified length, and that it is escaped. */

const records = JSON.parse(readBuilt(RECORDS_FILE)) as SearchRecord[];

/** A word that leads to a guide whose first sentence has it late. */
function lateWord(): string | undefined {
  const engine = createEngine(records);
  for (const {content, objectID} of records.filter(({type}) => type === 'lvl2')) {
    for (const {0: word, index} of (content ?? '').matchAll(/\b[a-z]{6,}\b/g)) {
      const isLate = index > 190 && content?.indexOf(word) === index;
      const [hit] = isLate ? engine.search({indexName: '', query: word}).hits : [];
      if (hit?.objectID === objectID) {
        return word;
      }
    }
  }
  return undefined;
}

test('a text that is cut shows 10 words around what was found, 5 at 768 px and below [9.12]', async ({
  page,
}) => {
  const word = lateWord();
  expect(word).toBeDefined();
  for (const [width, words] of [
    [769, 10],
    [768, 5],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.goto(`/search?q=${word}`);
    const text = await page
      .getByRole('main')
      .getByRole('listitem')
      .locator('small')
      .first()
      .innerText();
    expect(text).toContain(word);
    const shown = text.replace(/^[^…]*…/, '').replaceAll('…', ' ');
    expect(shown.trim().split(/\s+/), text).toHaveLength(words);
  }
});

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
      const pieces = text
        .split(': ')
        .map((_, index, all) => all.slice(index).join(': ').replaceAll('…', ''));
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
