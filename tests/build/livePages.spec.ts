import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, type Page, test} from '@playwright/test';

import {buildMiniSite} from '../support/miniSite';
import {corruptPageCode, expectCrash} from '../support/pageLoads';
import {startStaticHost, type StaticHost} from '../support/staticHost';
import {started} from '../support/shell';

/* Docs pages that need their code in the browser, alongside ordinary pages with static content. */

// All tests share one build.
test.describe.configure({mode: 'default'});

const WORDS = 'Words that stand in no script';

const files = {
  'docs/ordinary.md': `---
title: Ordinary page
---

The first words are the description, which lists of pages show.

${WORDS}. Go to the [counter](./counter.mdx) or the [picture](./picture.md), or to
[a part of the other](./other.md#far-below).
`,
  'docs/other.md': `---
title: Other page
---

Back to the [first](./ordinary.md).

${'Text.\n\n'.repeat(80)}

## Far below {#far-below}

${'More text.\n\n'.repeat(40)}
`,
  'docs/counter.mdx': `---
title: Page with a component
---
import Counter from '@site/Counter';

<Counter />

Back to the [ordinary page](./ordinary.md).
`,
  'docs/picture.md': `---
title: Page with a picture
---

![A square](./square.svg)

Back to the [ordinary page](./ordinary.md).
`,
  'docs/square.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>',
  'Counter.js': `
    import {useState} from 'react';
    export default function Counter() {
      const [count, setCount] = useState(0);
      return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
    }`,
};

let host: StaticHost;
let built: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const {passed, output, folder} = await buildMiniSite('live-pages', files);
  expect(output, 'output of the build').not.toMatch(/\[ERROR\]/);
  expect(passed).toBe(true);
  built = folder;
  host = await startStaticHost(folder);
});

test.afterAll(() => host?.close());

async function open(page: Page, address: string): Promise<void> {
  await page.goto(host.url + address);
  await started(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
}

const h1 = (page: Page) => page.getByRole('heading', {level: 1});
const link = (page: Page, name: string) => page.getByRole('article').getByRole('link', {name});
const counter = (page: Page) => page.getByRole('article').getByRole('button', {name: /^Pressed/});
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function showsPicture(page: Page): Promise<void> {
  const picture = page.getByRole('img', {name: 'A square'});
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(40);
}

test('a component that a page imports works', async ({page}) => {
  await open(page, '/guides/counter');
  await expect(counter(page)).toHaveText('Pressed 0 times');
  await counter(page).click();
  await counter(page).click();
  await expect(counter(page)).toHaveText('Pressed 2 times');
});

test('an image in the folder of a page is shown, before React and without it', async ({page}) => {
  await open(page, '/guides/picture');
  await showsPicture(page);
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto(`${host.url}/guides/picture`);
  await showsPicture(page);
});

test('links between static pages and pages of code navigate without a document load', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(message.text());
    }
  });
  await open(page, '/guides/ordinary');
  await link(page, 'counter').click();
  await expect(h1(page)).toHaveText('Page with a component');
  await expect(page).toHaveTitle(/^Page with a component/);
  await counter(page).click();
  await expect(counter(page)).toHaveText('Pressed 1 times');
  await link(page, 'ordinary page').click();
  await expect(h1(page)).toHaveText('Ordinary page');
  await expect(page).toHaveTitle(/^Ordinary page/);
  await expect(page.getByText(WORDS)).toBeVisible();
  await link(page, 'picture').click();
  await expect(h1(page)).toHaveText('Page with a picture');
  await showsPicture(page);
  await page.goBack();
  await expect(h1(page)).toHaveText('Ordinary page');
  await page.goBack();
  await expect(h1(page)).toHaveText('Page with a component');
  await counter(page).click();
  await expect(counter(page)).toHaveText('Pressed 1 times');
  await expect(h1(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(problems).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page of code links to a static page, and from there to an anchor', async ({page}) => {
  await open(page, '/guides/counter');
  await link(page, 'ordinary page').click();
  await expect(h1(page)).toHaveText('Ordinary page');
  await link(page, 'a part of the other').click();
  await expect(page).toHaveURL(/\/guides\/other#far-below$/);
  await expect(page.getByRole('heading', {name: 'Far below'})).toBeInViewport();
  await expect(
    page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Far below'}),
  ).toHaveAttribute('aria-current', 'true');
  expect(await isSameDocument(page)).toBe(true);
});

test('the sidebar marks the current page, static or code', async ({page}) => {
  await open(page, '/guides/ordinary');
  const marked = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('[aria-current="page"]');
  await expect(marked).toHaveText('Ordinary page');
  await link(page, 'counter').click();
  await expect(marked).toHaveText('Page with a component');
  await link(page, 'ordinary page').click();
  await expect(marked).toHaveText('Ordinary page');
});

test('a page that throws inside the layout says so with its causes, and Try again brings it back [2.22] [8.6] [8.7]', async ({
  page,
}) => {
  await open(page, '/guides/ordinary');
  const setCorrupt = await corruptPageCode(page);
  await setCorrupt(true);
  await link(page, 'counter').click();
  await expectCrash(page);
  await setCorrupt(false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(h1(page)).toHaveText('Page with a component');
  await counter(page).click();
  await expect(counter(page)).toHaveText('Pressed 1 times');
});

test('scripts hold the code of live pages, but no static content', () => {
  const html = readFileSync(path.join(built, 'guides/ordinary.html'), 'utf8');
  // The published build names the application's scripts to load later; pages as code load them.
  const isStatic = /<script type="?site\/later/.test(html);
  const scripts = readdirSync(path.join(built, 'assets/js'))
    .map((file) => readFileSync(path.join(built, 'assets/js', file), 'utf8'))
    .join('\n');
  expect(scripts.includes(WORDS)).toBe(!isStatic);
  expect(scripts).toContain('Pressed ');
});
