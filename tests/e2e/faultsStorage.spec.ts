import {expect, type Page} from '@playwright/test';

import {expectLinksWork, expectReadable, faultTest} from '../support/faults';
import {field, searchFor, options} from '../support/search';
import {addresses, blockStorage, open} from '../support/shell';

const colourMode = (page: Page) => page.getByRole('button', {name: /^Colour mode/}).first();
const root = (page: Page) => page.locator('html');

/** Uses what writes to storage, and follows a link. */
async function expectWorks(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, addresses.guide, 'React started');
  await expectReadable(page);
  await colourMode(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: 'Close announcement'}).click();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  await expectLinksWork(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
}

faultTest('storage-throws', async ({page}) => {
  await blockStorage(page);
  await expectWorks(page);
});

faultTest('storage-full', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await expectWorks(page);
});

faultTest('storage-garbage', async ({page}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('filled')) {
      sessionStorage.setItem('filled', 'yes');
      for (const key of [
        'theme',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
      ]) {
        localStorage.setItem(key, '\u0000{"__proto__": [}');
      }
    }
  });
  await open(page, addresses.guide, 'React started');
  await expectReadable(page);
  await colourMode(page).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expectLinksWork(page);
});

faultTest('storage-searches', async ({page}) => {
  await page.addInitScript(() => {
    const damaged = ['{', '[1]', 'null', '[{"url": 3}]', '"'];
    for (const kind of ['RECENT', 'FAVORITE']) {
      for (const [at, text] of damaged.entries()) {
        localStorage.setItem(
          `__DOCSEARCH_${kind}_SEARCHES__${at || 'Documentation Website'}`,
          text,
        );
      }
    }
  });
  await searchFor(page, 'CSVSource');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

faultTest('storage-other-tab', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, addresses.guide, 'React started');
  const other = await page.context().newPage();
  await other.emulateMedia({colorScheme: 'dark'});
  await open(other, addresses.guide, 'React started');
  await colourMode(other).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});
