import {expect, test} from '@playwright/test';

import {readers} from '../../src/components/landing/readers';
import {product} from '../../src/site/product';
import {open} from '../support/shell';
import {SMOKE} from '../support/tags';

test('the first screen says what the platform is and sends each reader to a first page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Analyse data where it.is kept/);
  await expect(page.getByRole('img', {name: 'How a task travels'})).toBeInViewport({ratio: 1});
  for (const {name, entries} of readers) {
    await expect(page.getByRole('heading', {name})).toBeInViewport({ratio: 1});
    for (const {label} of entries) {
      await expect(page.getByRole('main').getByRole('link', {name: label})).toBeInViewport({
        ratio: 1,
      });
    }
  }
});

for (const {name, entries} of readers) {
  test(`the first page for ${name.toLowerCase()} opens without a reload`, async ({page}) => {
    await open(page, '/', 'React started');
    await page.evaluate(() => document.body.setAttribute('data-test-kept', ''));
    const [first] = entries;
    if (!first) {
      throw new Error(`${name} have no first page.`);
    }
    await page.getByRole('main').getByRole('link', {name: first.label}).click();
    await expect(page).toHaveURL(first.to);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('body[data-test-kept]')).toHaveCount(1);
  });
}

test('a pod in YAML is shown beside a task in Python', SMOKE, async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const pod = page.getByRole('group', {name: 'Code: pod.yaml'});
  const query = page.getByRole('group', {name: 'Code: query.py'});
  await expect(pod).toContainText('datasource: bitfount.CSVSource');
  await expect(query).toContainText('bf.SqlQuery');
  const [left, right] = [await pod.boundingBox(), await query.boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test('the page says what leaves a pod and what stays', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {name: 'Leaves the pod'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Stays in the pod'})).toBeVisible();
  await expect(page.getByRole('main')).toContainText(product.name);
});

test('the ways to begin say how long they take and what they need', async ({page}) => {
  await page.goto('/');
  for (const name of ['Get a first result', 'Run a pod']) {
    const link = page.getByRole('link', {name, exact: true});
    const item = page.getByRole('main').getByRole('listitem').filter({has: link});
    await expect(item).toContainText(/\d+ minutes.*Python/);
  }
});

test('the drawing follows the colour mode', async ({browser}) => {
  const fills = await Promise.all(
    (['light', 'dark'] as const).map(async (colorScheme) => {
      const page = await browser.newPage({colorScheme, baseURL: process.env.TEST_BASE_URL});
      await page.goto('/');
      const fill = await page
        .getByText('Modeller', {exact: true})
        .evaluate((text) => getComputedStyle(text).fill);
      await page.close();
      return fill;
    }),
  );
  expect(fills[0]).not.toBe(fills[1]);
});

test('the landing page makes no request to another host', async ({page, baseURL}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      elsewhere.push(request.url());
    }
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(elsewhere).toEqual([]);
});
