import {expect, type Page, test} from '@playwright/test';

import {answerForNetwork, network, openWithFormula} from '../support/maths';
import {collectProblems} from '../support/problems';
import {started} from '../support/shell';
import {fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';

const formula = (page: Page) => page.getByRole('group', {name: 'Formula'});
/** The two forms of a KaTeX formula: one drawn with its stylesheet, one in MathML. */
const drawn = (page: Page) => formula(page).locator('[aria-hidden=true]').getByText('x').last();
const mathml = (page: Page) => formula(page).locator('math');

/** Collects the paths of our own copy that the page requests. */
function ownCopy(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/assets/katex-')) {
      paths.push(pathname);
    }
  });
  return paths;
}

async function expectDrawnOnce(page: Page): Promise<void> {
  await expect(drawn(page)).toBeVisible();
  const {width} = (await mathml(page).locator('..').boundingBox()) ?? {width: 0};
  expect(width, 'MathML is only for readers of the accessibility tree').toBeLessThanOrEqual(1);
}

test('with the public network, its stylesheet draws formulas and no copy is fetched', async ({
  page,
}) => {
  const own = ownCopy(page);
  await answerForNetwork(page);
  await openWithFormula(page);
  await expectDrawnOnce(page);
  await page.waitForLoadState('networkidle');
  expect(own).toEqual([]);
});

for (const [how, block] of [
  [
    'refuses',
    (page: Page) => page.route(network.href, (route) => route.abort('connectionrefused')),
  ],
  ['changes', (page: Page) => answerForNetwork(page, '\n.katex {color: red}')],
] as const) {
  test(`when the network ${how} the stylesheet, our own copy and its fonts are used`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const own = ownCopy(page);
    await block(page);
    await openWithFormula(page);
    await expectDrawnOnce(page);
    await page.evaluate(() => document.fonts.ready);
    expect(own[0]).toBe(network.local);
    expect(own.slice(1).length, 'fonts').toBeGreaterThan(0);
    expect(own.slice(1).filter((path) => !path.endsWith('.woff2'))).toEqual([]);
    expect(problems.filter((problem) => !problem.includes('integrity'))).toEqual([]);
  });
}

test('a network that never responds blocks nothing: the page works, formulas are in MathML', async ({
  page,
}) => {
  await page.route(network.href, () => undefined);
  const opened = openWithFormula(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await started(page);
  await expect(mathml(page)).toBeVisible();
  await expect(drawn(page)).toBeHidden();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.close();
  await opened.catch(() => undefined);
});

test('without JavaScript a formula is shown once, in MathML', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.route(network.href, (route) => route.abort('connectionrefused'));
  await openWithFormula(page);
  await expect(mathml(page)).toBeVisible();
  await expect(drawn(page)).toBeHidden();
  await context.close();
});

const withFormulas = (): string[] =>
  pagesOfSitemap().filter((address) => /class="?katex\b/.test(readBuilt(fileOfAddress(address))));

/** Collects the names of fonts for formulas that the page requests: our small ones, and KaTeX's own. */
function fontsOf(page: Page) {
  const fonts = {small: [] as string[], whole: [] as string[]};
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    const [, name] = /\/(?:KaTeX_)?([\w-]+)(?:\.\w+)?\.woff2$/.exec(pathname) ?? [];
    if (name && !pathname.startsWith('/fonts/')) {
      (pathname.startsWith('/assets/maths/') ? fonts.small : fonts.whole).push(name);
    }
  });
  return fonts;
}

test('the pages with formulas load small fonts, and a whole one only for an unusual character', async ({
  page,
}) => {
  const fonts = fontsOf(page);
  await answerForNetwork(page);
  for (const address of withFormulas()) {
    await page.goto(address);
    // Set by the rule of its stylesheet, with which the fonts begin to load.
    await expect(page.locator('.katex-html').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.small, address).toContain('Main-Regular');
    expect(fonts.whole, address).toEqual([]);
  }
  await page
    .locator('.katex-html .mord')
    .first()
    .evaluate((element) => element.append('♣'));
  await expect.poll(() => fonts.whole).toEqual(['Main-Regular']);
});

test('a page without maths requests neither stylesheet', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/guides/getting-started/introduction-to-bitfount', {waitUntil: 'networkidle'});
  expect(asked.filter((url) => /katex/i.test(url))).toEqual([]);
});
