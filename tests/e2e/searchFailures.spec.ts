import {expect, type Page, test} from '@playwright/test';

import {dialog, field, options, PACK, searchFor} from '../support/search';
import {addresses, open} from '../support/shell';
import {whenNightly} from '../support/tags';

const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'no network': (page) => page.context().route(PACK, (route) => route.abort()),
  'a server error': (page) => page.context().route(PACK, (route) => route.fulfill({status: 503})),
  'corrupt records': (page) =>
    page.context().route(PACK, (route) => route.fulfill({body: '<!doctype html>', status: 200})),
};

for (const [index, [name, fail]] of Object.entries(failures).entries()) {
  const title = `${name}: the modal shows an error, and recovers at the next letter [4.21] [4.28] [8.1]`;
  test(title, whenNightly(index > 0), async ({page}) => {
    await fail(page);
    await searchFor(page, 'CSVSourc');
    await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await expect(
      dialog(page).getByText('You might want to check your network connection.', {exact: true}),
    ).toBeVisible();
    await page.context().unrouteAll();
    await field(page).press('e');
    await expect(options(page).first()).toBeVisible();
  });

  const titleOfPage = `${name}: the search page shows an error [8.2]`;
  test(titleOfPage, whenNightly(index > 0), async ({page}) => {
    await fail(page);
    await page.goto('/search?q=introduction');
    const main = page.getByRole('main');
    await expect(
      main.getByText('You might want to check your network connection.', {exact: true}),
    ).toBeVisible();
    await expect(main.getByRole('link').first()).toHaveAttribute('href', /introduction/);
  });
}

test('a blocked worker shows an error as well [8.1]', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: function BlockedWorker() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await searchFor(page, 'csv');
  await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
});

test('offline before the modal was fetched: a dialog shows an error and can retry [8.1]', async ({
  page,
}) => {
  await open(page, addresses.guide, 'React started');
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await page.context().setOffline(false);
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(field(page)).toBeVisible();
});
