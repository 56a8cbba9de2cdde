import {expect, type Page} from '@playwright/test';

import {
  answer,
  expectLinksWork,
  expectReadable,
  faultTest,
  FONT,
  holdForever,
  refuse,
  STYLESHEET,
} from '../support/faults';
import {answerForNetwork, network, openWithFormula} from '../support/maths';
import {addresses} from '../support/shell';

async function expectPlain(page: Page): Promise<void> {
  await page.goto(addresses.guide);
  await expectReadable(page);
  await expectLinksWork(page);
}

faultTest('style-missing', async ({page}) => {
  await answer(page, STYLESHEET, {status: 404});
  await expectPlain(page);
});

faultTest('style-refused', async ({page}) => {
  await refuse(page, STYLESHEET);
  await expectPlain(page);
});

/** Expects visible text while the web font is not there. */
async function expectFallback(page: Page): Promise<void> {
  await page.goto(addresses.guide, {waitUntil: 'domcontentloaded'});
  await expectReadable(page);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(
        ({family, status}) => /^"?Atkinson Next"?$/.test(family) && status === 'loaded',
      ),
    );
  expect(await loaded()).toEqual([]);
}

faultTest('font-missing', async ({page}) => {
  await answer(page, FONT, {status: 404});
  await expectFallback(page);
});

faultTest('font-corrupt', async ({page}) => {
  await answer(page, FONT, {contentType: 'font/woff2', body: 'wOF2 and nothing else'});
  await expectFallback(page);
});

faultTest('font-never', async ({page}) => {
  await holdForever(page, FONT);
  await expectFallback(page);
});

const formula = (page: Page) => page.getByRole('group', {name: 'Formula'});
const drawn = (page: Page) => formula(page).locator('[aria-hidden=true]').getByText('x').last();
const address = (href: string) => new RegExp(`${href.replaceAll('.', '\\.')}$`);

faultTest('maths-blocked', async ({page}) => {
  await refuse(page, address(network.href));
  await openWithFormula(page);
  await expect(drawn(page)).toBeVisible();
});

faultTest('maths-changed', async ({page}) => {
  await answerForNetwork(page, '\n.katex {color: red}');
  await openWithFormula(page);
  await expect(drawn(page)).toBeVisible();
  await expect(drawn(page)).not.toHaveCSS('color', 'rgb(255, 0, 0)');
});

faultTest('maths-slow', async ({page}) => {
  await holdForever(page, address(network.href));
  await openWithFormula(page);
  await expectReadable(page);
  await expect(formula(page).locator('math').first()).toBeVisible();
  await expect(drawn(page)).toBeHidden();
});

faultTest('maths-both', async ({page}) => {
  await refuse(page, address(network.href));
  await refuse(page, address(network.local));
  await openWithFormula(page);
  await expect(formula(page).locator('math')).toBeVisible();
  await expect(drawn(page)).toBeHidden();
});
