import {readFileSync} from 'node:fs';

import {expect, type Page} from '@playwright/test';

import {MESSAGES_PAGE} from '../../src/markdown/messages/groups';
import {
  type OfflineFeature,
  type OfflineFeatureId,
  offlineFeatures,
} from '../../src/site/offlineFeatures';
import {sectionOf} from '../../src/site/sections';
import {collectProblems} from '../support/problems';
import {ask, dialog, options} from '../support/search';
import {addresses, contents, started} from '../support/shell';
import {fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';
import {test, type Way} from './ways';

interface Place {
  readonly page: Page;
  readonly at: (address: string) => string;
  readonly way: Way;
}

type Check = (place: Place) => Promise<void>;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', {level: 1});

/** The first page whose HTML has a text. */
const pageWith = (text: string): string =>
  pagesOfSitemap().find((page) => readBuilt(fileOfAddress(page)).includes(text)) ?? '';

async function openAt({page, at}: Place, address: string): Promise<void> {
  await page.goto(at(address));
  await started(page);
}

/** Whether a page holds a tool, such as the checker of YAML. */
const hasTool = (page: string): boolean => readBuilt(fileOfAddress(page)).includes('data-tool="');

/** Reads a file: hosts differ in whether a browser shows a Markdown file or saves it. */
async function textAt(page: Page, address: URL): Promise<string> {
  return address.protocol === 'file:'
    ? readFileSync(address, 'utf8')
    : (await page.request.get(address.href)).text();
}

/** Turns to a link into the reference, and waits as long as a card takes. */
async function restOnLink({page, at, way}: Place): Promise<void> {
  await openAt({page, at, way}, addresses.module);
  await main(page).getByRole('link', {name: 'BaseSource', exact: true}).first().hover();
}

const checks: Record<OfflineFeatureId, Check> = {
  async pages(place) {
    const {page, at} = place;
    await openAt(place, addresses.landing);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Tutorials', exact: true})
      .click();
    await expect(page).toHaveURL(at(sectionOf('tutorials').home));
    await page.goto(at(addresses.module));
    const entry = contents(page).getByRole('link').last();
    const [, hash] = ((await entry.getAttribute('href')) ?? '').split('#');
    await entry.click();
    await expect(page).toHaveURL(at(`${addresses.module}#${hash}`));
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toContainText('tutorials');
  },

  async look(place) {
    const {page} = place;
    await openAt(place, addresses.guide);
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('16px "Atkinson Next"')))
      .toBe(true);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', {name: /^Colour mode/}).click();
    await page.getByRole('button', {name: /^Colour mode/}).click();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await page.reload();
    await expect.poll(ground).toBe(dark);
  },

  async sidebar(place) {
    const {page, at} = place;
    // A branch that grows moves its links away under the pointer.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openAt(place, addresses.module);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('csv_source');
    // A branch in view: to scroll would hide the navbar, and the sidebar moves with it.
    await sidebar.locator('summary', {hasText: /^Pages under hub$/}).click();
    await sidebar.getByRole('link', {name: 'helper', exact: true}).click();
    await expect(page).toHaveURL(at('/api/bitfount/hub/helper'));
    await expect(heading(page)).toContainText('helper');
  },

  async modal(place) {
    const {page, at} = place;
    await openAt(place, addresses.guide);
    await ask(page, 'CSVSource');
    await expect(options(page).first()).toContainText('CSVSource');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(`${addresses.module}#csvsource`));
    await expect(dialog(page)).toBeHidden();
  },

  async 'search-page'(place) {
    const {page, at} = place;
    await page.goto(`${at('/search')}?q=secure%20aggregation`);
    await expect(main(page).getByText(/^\d+ results/)).toBeVisible();
    await main(page).getByRole('searchbox').fill('CSVSource');
    await expect(
      main(page)
        .getByRole('link', {name: /CSVSource/})
        .first(),
    ).toBeVisible();
    await main(page)
      .getByRole('link', {name: /CSVSource/})
      .first()
      .click();
    await expect.poll(() => page.url()).toContain('/api/');
    await expect(heading(page)).toBeVisible();
  },

  async maths(place) {
    const {page} = place;
    await openAt(place, pageWith('data-maths='));
    const formula = page.locator('.katex').first();
    await expect
      .poll(() => formula.evaluate((element) => getComputedStyle(element).fontFamily))
      .toContain('KaTeX_Main');
    await expect(formula.locator('math')).toBeAttached();
  },

  async notebooks(place) {
    const {page} = place;
    await openAt(place, pageWith('.ipynb"'));
    const download = page.waitForEvent('download');
    await page
      .getByRole('link', {name: /notebook/i})
      .first()
      .click();
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('nbformat');
  },

  async code(place) {
    const {page} = place;
    await openAt(place, addresses.module);
    await page.getByRole('button', {name: /^Copy/}).filter({visible: true}).last().click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  },

  async tabs(place) {
    const {page} = place;
    await openAt(place, pageWith('data-tabs="system"'));
    const group = page.getByRole('group', {name: 'Operating system'}).first();
    await group.getByText('Windows PowerShell', {exact: true}).first().click();
    await page.reload();
    await expect(group.getByRole('radio', {name: 'Windows PowerShell'})).toBeChecked();
  },

  async 'no-script'({page, at}) {
    const context = await page.context().browser()?.newContext({javaScriptEnabled: false});
    const plain = await context?.newPage();
    await plain?.goto(at(addresses.guide));
    await expect(heading(plain as Page)).toBeVisible();
    const link = main(plain as Page)
      .getByRole('link')
      .first();
    const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    await link.click();
    await expect(plain as Page).toHaveURL(href);
    await expect(heading(plain as Page)).toBeVisible();
    await context?.close();
  },

  async twins(place) {
    const {page} = place;
    await openAt(place, addresses.module);
    await page.locator('summary', {hasText: 'Copy page'}).click();
    const link = page.getByRole('link', {name: 'View as Markdown'});
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    expect(await textAt(page, address)).toBe(readBuilt(`${addresses.module.slice(1)}.md`));
  },

  async 'copy-page'(place) {
    const {page} = place;
    await openAt(place, addresses.module);
    await page.locator('summary', {hasText: 'Copy page'}).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  },

  async tools(place) {
    const {page} = place;
    for (const address of pagesOfSitemap().filter(hasTool)) {
      await openAt(place, address);
      const tool = page.locator('[data-tool]');
      await tool.getByRole('textbox').first().focus();
      await expect(tool).toHaveAttribute('data-tool-state', 'ready');
    }
    await page.goto(place.at(MESSAGES_PAGE));
    await page.getByLabel('Your log, or a message of it').fill('Failed to register with hub');
    await expect(page.getByText('1 message of the SDK was found.')).toBeVisible();
  },

  async cards(place) {
    await restOnLink(place);
    await expect(place.page.locator('[popover][aria-hidden]')).toContainText('BaseSource');
  },
};

/** What the table of the page says of the copy on disk, in place of the check above. */
const fromDisk: Partial<Record<OfflineFeatureId, Check>> = {
  async notebooks(place) {
    const {page} = place;
    await openAt(place, pageWith('.ipynb"'));
    await page
      .getByRole('link', {name: /notebook/i})
      .first()
      .click();
    await expect(page).toHaveURL(/\.ipynb$/);
    await expect(page.locator('body')).toContainText('"nbformat"');
  },

  async 'copy-page'(place) {
    const {page} = place;
    await openAt(place, addresses.module);
    await page.locator('summary', {hasText: 'Copy page'}).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
  },

  async tools(place) {
    for (const address of pagesOfSitemap().filter(hasTool)) {
      await openAt(place, address);
      await expect(main(place.page).getByText('The code of this tool could not')).toBeVisible();
    }
  },

  async cards(place) {
    const {page, at} = place;
    await page.clock.install();
    await restOnLink(place);
    await page.clock.runFor(2000);
    await expect(page.locator('[popover][aria-hidden]')).toHaveCount(0);
    await main(page).getByRole('link', {name: 'BaseSource', exact: true}).first().click();
    await expect(page).toHaveURL(at('/api/bitfount/data/datasources/base_source#basesource'));
  },
};

for (const feature of offlineFeatures) {
  const {id, name, fromDisk: instead}: OfflineFeature & {id: OfflineFeatureId} = feature;
  test(`${name}: ${instead ?? 'works everywhere'}`, async ({page, at, way, asked, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined);
    const problems = collectProblems(page);
    const check = way === 'disk' && instead ? fromDisk[id] : checks[id];
    expect(check, 'each row says what is checked').toBeDefined();
    await check?.({page, at, way});
    if (way !== 'site') {
      expect(asked, 'the copy asks nobody').toEqual([]);
    }
    if (!(way === 'disk' && instead)) {
      expect(problems).toEqual([]);
    }
  });
}
