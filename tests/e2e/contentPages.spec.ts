import {expect, test} from '@playwright/test';

import {product} from '../../src/site/product';

const tutorial = '/tutorials/connecting-data-and-creating-pods/running-a-pod';
const guide = '/guides/SDK/for-data-custodians/setting-up/connecting-data-running-pods';
const modulePage = '/api/bitfount/data/datasources/csv_source';

test('a code block has a name, is focusable by keyboard and has a copy button', async ({page}) => {
  await page.goto(tutorial);
  const code = page.getByRole('group', {name: 'Code: running_a_pod.py', exact: true});
  await expect(code).toContainText('from bitfount import CSVSource');
  await code.focus();
  await expect(code).toBeFocused();
  const figure = page.getByRole('figure').filter({has: code});
  await expect(figure.getByRole('button', {name: 'Copy'})).toBeVisible();
});

test('code is highlighted without JavaScript', async ({browser}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env.TEST_BASE_URL,
  });
  const page = await context.newPage();
  await page.goto(guide);
  const code = page.getByRole('group', {name: 'Code: pod.yaml', exact: true});
  await expect(code.getByText('datasources', {exact: true})).not.toHaveCSS(
    'color',
    await code.evaluate((element) => getComputedStyle(element).color),
  );
  await context.close();
});

test('admonitions name their type in words', async ({page}) => {
  await page.goto(tutorial);
  const notes = page.getByRole('note');
  await expect(notes.filter({hasText: 'Prefect server is not running'})).toBeVisible();
  await expect(notes.filter({hasText: 'What you should see'}).first()).toBeVisible();
});

test('steps are numbered until the thematic break', async ({page}) => {
  await page.goto(tutorial);
  const numberOf = (name: string) =>
    page
      .getByRole('heading', {name})
      .locator('..')
      .evaluate((section) => getComputedStyle(section, '::before').content);
  expect(await numberOf('Make a folder and an environment')).toContain('counter(step)');
  expect(await numberOf('Stop and clean up')).toContain('counter(step)');
  expect(await numberOf('Where to go next')).not.toContain('counter(step)');
});

test('a tutorial starts with its prerequisites', async ({page}) => {
  await page.goto(tutorial);
  await expect(page.getByRole('term').filter({hasText: 'Must be running'})).toBeVisible();
  await expect(page.getByRole('definition').filter({hasText: 'census income'})).toBeVisible();
});

test('on a phone a table shows labelled rows, and keeps its table semantics', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(guide);
  const table = page.getByRole('table').first();
  const row = table.getByRole('row').filter({hasText: 'CSVSource'});
  const [head, cell] = [row.getByRole('rowheader'), row.getByRole('cell').first()];
  await expect(head).toBeVisible();
  const [above, below] = [await head.boundingBox(), await cell.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).not.toBe('none');
});

test('the filter of environment variables leaves those with the words, and their headings', async ({
  page,
}) => {
  await page.goto('/guides/SDK/environment-variables');
  const main = page.getByRole('main');
  const rows = main.getByRole('row').filter({hasText: /^[A-Z]{3}/});
  const all = await rows.count();
  const box = main.getByRole('searchbox', {name: 'Filter by name or word'});
  await box.fill('proxy cert');
  await expect(page.getByRole('status').filter({hasText: /^\d variables$/})).toBeVisible();
  await expect(rows.filter({hasText: 'BITFOUNT_PROXY_CERT_DIR'})).toBeVisible();
  await expect(main.getByRole('heading', {name: /^Paths/})).toBeVisible();
  await expect(main.getByRole('heading', {name: /^Compute/})).toBeHidden();
  expect(await rows.count()).toBeLessThan(10);
  await page
    .getByRole('navigation', {name: 'On this page'})
    .getByText(/^Compute/)
    .click();
  await expect(main.getByRole('heading', {name: /^Compute/})).toBeInViewport();
  await expect(box).toHaveValue('');
  await expect(rows).toHaveCount(all);
});

test('a category’s page lists its pages with their purpose', async ({page}) => {
  await page.goto('/guides/getting-started');
  const item = page.getByRole('main').getByRole('listitem').filter({hasText: 'Accessing Bitfount'});
  await expect(item.first()).toContainText('account');
  await item.first().getByRole('link').click();
  await expect(page).toHaveURL('/guides/getting-started/accessing-bitfount');
});

for (const section of [
  '/guides/getting-started',
  '/guides/SDK/for-data-custodians',
  '/guides/SDK/for-data-scientists',
]) {
  test(`the drawing of ${section} has the words of the list below it, in its order`, async ({
    page,
  }) => {
    await page.goto(section);
    const main = page.getByRole('main');
    const drawn = (await main.getByRole('img').textContent())?.replaceAll(/\s/g, '') ?? '';
    const names = (await main.getByRole('listitem').getByRole('link').allTextContents())
      .map((name) => name.replace(/ \(.*/, '').replaceAll(/\s/g, ''))
      .filter((name) => drawn.includes(name));
    expect(names.length).toBeGreaterThan(2);
    const places = names.map((name) => drawn.indexOf(name));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
}

test('the heading of a section links to the section', async ({page}) => {
  await page.goto(guide);
  const heading = page.getByRole('main').getByRole('heading', {level: 2}).first();
  await heading.hover();
  await heading.getByRole('link', {name: 'Link to this section'}).click();
  await expect(page).toHaveURL(/#.+$/);
});

test('a module’s title breaks after dots, and elsewhere only where a part is too long', async ({
  page,
}) => {
  await page.goto('/api/bitfount/runners/config_schemas/algorithm_schemas');
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveText('bitfount.runners.config_schemas.algorithm_schemas');
  const linesAt = async (width: number) => {
    await page.setViewportSize({width, height: 700});
    return title.evaluate((h1) => {
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(h1, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text) {
        for (const [index, letter] of [...node.data].entries()) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const line = Math.round(range.getBoundingClientRect().bottom);
          lines.set(line, (lines.get(line) ?? '') + letter);
        }
      }
      return [...lines.values()];
    });
  };
  expect(await linesAt(390)).toEqual(['bitfount.runners.', 'config_schemas.', 'algorithm_schemas']);
  expect((await linesAt(210)).every((line) => /[._]$|schemas$/.test(line))).toBe(true);
});

test('every page names the release its facts were checked against', async ({page}) => {
  for (const address of [guide, modulePage]) {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(
      `Facts checked against ${product.sdk.package} ${product.sdk.version}`,
    );
  }
});

test('in print there is only the content, dark on white, and long code wraps', async ({
  browser,
}) => {
  const page = await browser.newPage({colorScheme: 'dark', baseURL: process.env.TEST_BASE_URL});
  await page.goto(tutorial);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Copy'}).first()).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('group', {name: /^Code: /}).first()).toHaveCSS(
    'white-space-collapse',
    'preserve',
  );
  await page.close();
});

test('with reduced motion nothing is animated', async ({browser}) => {
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    baseURL: process.env.TEST_BASE_URL,
  });
  await page.goto(guide);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.close();
});
