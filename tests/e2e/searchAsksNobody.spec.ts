import {expect, test} from '@playwright/test';

import {options, searchFor, seeAll} from '../support/search';

test('reading, searching and following results only fetch files from the site’s own host [7.1]', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (/^http/.test(protocol) && (origin !== baseURL || request.method() !== 'GET')) {
      asked.push(`${request.method()} ${request.url()}`);
    }
  });
  await searchFor(page, 'pod');
  await expect(options(page).first()).toBeVisible();
  await seeAll(page).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).not.toHaveURL(/search/);
  expect(asked).toEqual([]);
});
