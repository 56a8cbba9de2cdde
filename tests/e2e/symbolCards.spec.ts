import {expect, type Locator, type Page, test} from '@playwright/test';

import {runAxe, violationsOf} from '../support/axe';
import {answer, faultTest} from '../support/faults';
import {addresses, holdReact, inEachReactState, open} from '../support/shell';
import {readBuilt} from '../support/site';

const SCRIPT = /\/assets\/lazy\/cards\./;
/** The script that watches links, which pages load at rest. */
const REST_SCRIPT = /\/assets\/lazy\/rest\./;
const FILES = /\/cards\/.*\.json$/;
const target = 'bitfount/data/datasources/base_source';

/** A link of a page to a class of another page. */
const classLink = (page: Page) =>
  page.getByRole('main').getByRole('link', {name: 'BaseSource', exact: true}).first();
/** A link to another page than that of `classLink`. */
const otherLink = (page: Page) =>
  page.getByRole('main').getByRole('link', {name: 'DataPathModifiers'}).first();
/** The other popovers of a page are its menus. */
const card = (page: Page) => page.locator('[popover][aria-hidden]');

/** Distance of an element from the top of the page. */
const documentTop = (element: Element) => element.getBoundingClientRect().top + scrollY;

/** What the card of the class says. */
function words(): readonly string[] {
  const cards = JSON.parse(readBuilt(`cards/${target}.json`)) as Record<string, string[]>;
  return cards.basesource as string[];
}

/** Collects the addresses of all that cards have asked for. */
function asked(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (SCRIPT.test(pathname) || FILES.test(pathname)) {
      found.push(pathname);
    }
  });
  return found;
}

async function expectInWindow(page: Page, shown: Locator): Promise<void> {
  const box = await shown.boundingBox();
  const {width, height} = page.viewportSize() as {width: number; height: number};
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

inEachReactState((state) => {
  test(`a card says what a link leads to, as long as the pointer is on either (${state})`, async ({
    page,
  }) => {
    await open(page, addresses.module, state);
    const place = await classLink(page).evaluate(documentTop);
    await classLink(page).hover();
    await expect(card(page)).toBeVisible();
    const [kind, , signature, sentence] = words();
    await expect(card(page)).toHaveText(`${kind}${signature}${sentence}`);
    expect(await classLink(page).evaluate(documentTop), 'nothing moves').toBe(place);
    await expectInWindow(page, card(page));

    await card(page).hover();
    await expect(card(page)).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(card(page)).toHaveCount(0);
  });
});

test('a card opens for a reader who was at the link before the script that watches links', async ({
  page,
}) => {
  const release = await holdReact(page, REST_SCRIPT);
  const asked = page.waitForRequest(REST_SCRIPT);
  await open(page, addresses.module, 'React started');
  await classLink(page).hover();
  await asked;
  release();
  await expect(card(page)).toBeVisible();
});

test('the focus opens a card that screen readers say and Escape closes', async ({page}) => {
  await page.setViewportSize({width: 320, height: 600});
  await open(page, addresses.module, 'React started');
  // Over the text, which scrolls away under the pointer when the focus moves.
  await page.mouse.move(160, 300);
  await page.keyboard.press('Tab');
  await classLink(page).focus();
  await expect(card(page)).toBeVisible();
  await expectInWindow(page, card(page));
  const [kind, , , sentence] = words();
  await expect(classLink(page)).toHaveAccessibleDescription(`${kind} ${sentence}`);
  expect(violationsOf(await runAxe(page))).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(classLink(page)).toBeFocused();
  await expect(classLink(page)).toHaveAccessibleDescription('');
  await otherLink(page).focus();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(1, 1);
  await otherLink(page).blur();
  await expect(card(page)).toHaveCount(0);
});

test.describe('before a reader rests on a link', () => {
  test.use({hasTouch: true});

  test('nothing of cards is asked for, and at a finger never', async ({page}) => {
    await page.clock.install();
    const requests = asked(page);
    await open(page, addresses.module, 'React held back');
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await otherLink(page).tap();
    await page.clock.runFor(2000);
    await classLink(page).hover();
    await page.clock.runFor(200);
    await page.mouse.move(1, 1);
    await page.clock.runFor(2000);

    await classLink(page).hover();
    await page.clock.runFor(400);
    await expect(card(page)).toBeVisible();
    expect(requests).toEqual([expect.stringMatching(SCRIPT), `/cards/${target}.json`]);
  });
});

/** Rests on a link whose card cannot come, and expects that it is a link all the same. */
async function expectNoCard(page: Page, missing: RegExp): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text());
    }
  });
  await open(page, addresses.module, 'React started');
  const answered = page.waitForResponse(missing);
  await classLink(page).hover();
  await answered;
  await classLink(page).click();
  await expect(page).toHaveURL(`/api/${target}#basesource`);
  await expect(card(page)).toHaveCount(0);
  expect(errors).toEqual([]);
}

faultTest('cards-script', async ({page}) => {
  await answer(page, SCRIPT, {status: 404, body: ''});
  await expectNoCard(page, SCRIPT);
});

faultTest('cards-missing', async ({page}) => {
  await answer(page, FILES, {status: 404, body: ''});
  await expectNoCard(page, FILES);
});

faultTest('cards-html', async ({page}) => {
  await answer(page, FILES, {contentType: 'text/html', body: '<!doctype html><p>Portal</p>'});
  await expectNoCard(page, FILES);
});
