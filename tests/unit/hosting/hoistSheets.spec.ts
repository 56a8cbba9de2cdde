import {expect, test} from 'vitest';

import {hoistSheets} from '../../../src/hosting/hoistSheets';

const MAIN = '<link rel="stylesheet" href="/assets/css/styles.1.css" />';
const SHEET = '<link rel="stylesheet" href="/docs/assets/sheets/drawings.2.css"/>';

test('a sheet moves to the end of the head, after the styles of every page, once', () => {
  expect(hoistSheets(`<head>${MAIN}</head><body>${SHEET}<p>$1 words</p>${SHEET}</body>`)).toBe(
    `<head>${MAIN}${SHEET}</head><body><p>$1 words</p></body>`,
  );
});

test('a page that React takes over names its sheets, and gets them below the site’s base', () => {
  const main = '<main class="plain-page" data-sheets="assets/sheets/search.3.css"></main>';
  const site = '<link rel="stylesheet" href="../assets/css/styles.1.css" />';
  expect(hoistSheets(`<head>${site}</head>${main}`)).toBe(
    `<head>${site}<link rel="stylesheet" href="../assets/sheets/search.3.css"/></head>${main}`,
  );
});

test('a page without a sheet, and code that names one, stay as they are', () => {
  const page = `<head>${MAIN}</head><body><code>&lt;link rel="stylesheet" href="/assets/sheets/a.css"></code></body>`;
  expect(hoistSheets(page)).toBe(page);
});
