import {expect, type Page, test} from '@playwright/test';

import {dialog, options} from '../support/search';
import {addresses, contents, open} from '../support/shell';
import {listen} from '../support/screenReader';
import {fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';
import {NIGHTLY} from '../support/tags';

/*
 * What a reader hears who cannot see the page, for eight tasks. The transcript of each is attached to the
 * report of its test. A virtual screen reader says what the roles, names and states of the elements say;
 * how a real one with its browser words it may differ.
 */

test.use({viewport: {width: 1440, height: 900}});

/** Checks that phrases are heard, in this order, with others between them. */
async function expectHeard(phrases: readonly string[], expected: readonly (string | RegExp)[]) {
  await test.info().attach('transcript', {body: phrases.join('\n'), contentType: 'text/plain'});
  let at = 0;
  for (const phrase of expected) {
    const found = phrases.findIndex(
      (said, index) =>
        index >= at && (typeof phrase === 'string' ? said === phrase : phrase.test(said)),
    );
    expect(found, `${String(phrase)} after: ${phrases.slice(0, at).join(' | ')}`).not.toBe(-1);
    at = found + 1;
  }
}

const article = (page: Page) => page.getByRole('article');

/** The first page with a mark in its HTML. */
const pageWith = (mark: string) =>
  pagesOfSitemap().find((page) => readBuilt(fileOfAddress(page)).includes(mark)) ?? '';

test('hears where the page is and what it is about', async ({page}) => {
  await open(page, addresses.module, 'React started');
  await expectHeard(await listen(article(page)), [
    'navigation, Breadcrumbs',
    'link, API Reference',
    'current page',
    'end of navigation, Breadcrumbs',
    /^heading, bitfount.*csv_source, level 1$/,
    'paragraph',
    /CSV file/,
  ]);
});

test('hears the sections, and which one is the current', NIGHTLY, async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await expectHeard(await listen(page.getByRole('navigation', {name: 'Main'})), [
    'navigation, Main',
    'link, Guides, current item',
    'link, Tutorials',
    'link, API Reference',
  ]);
});

test('hears the place of the page in the tree', NIGHTLY, async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await expectHeard(await listen(page.getByRole('navigation', {name: 'Docs sidebar'})), [
    'navigation, Docs sidebar',
    'link, Guides',
    'Pages under Guides',
    'link, Getting started',
    /^link, .*, current page$/,
    /set size/,
  ]);
});

test('hears the results of a search, their kinds and their number', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  await page.keyboard.press('/');
  await page.keyboard.insertText('CSVSource');
  await expect(options(page).first()).toBeVisible();
  await expectHeard(await listen(dialog(page)), [
    'dialog, Search the documentation',
    /^combobox, Search, CSVSource, has popup listbox, expanded/,
    'button, Clear the query',
    'listbox, API Reference, orientated vertically',
    /^option, class CSVSource .*, selected, position 1, set size \d+$/,
  ]);
});

test('hears a parameter with its type and whether it is required', async ({page}) => {
  await open(page, addresses.module, 'React started');
  const parameters = article(page).locator('dl').filter({hasText: 'read_csv_kwargs'}).first();
  await expectHeard(await listen(parameters), [
    'term',
    'link, path',
    'required',
    'definition',
    /Union/,
    'paragraph',
    'term',
    'link, read_csv_kwargs',
    /None/,
  ]);
});

test('hears a row of a table with its header, also on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await open(page, pageWith('<table'), 'React started');
  await expectHeard(await listen(article(page).getByRole('table').first()), [
    'table',
    /^columnheader, /,
    /^(?:rowheader|cell), /,
    /^cell, /,
  ]);
});

test('hears which of two tabs is chosen, and the name of the code', NIGHTLY, async ({page}) => {
  await open(page, pageWith('data-tabs="system"'), 'React started');
  const tabs = article(page).getByRole('group', {name: 'Operating system'}).first();
  await expectHeard(await listen(tabs), [
    'group, Operating system',
    /^radio, Linux and macOS, (?:not )?checked, position 1, set size 2$/,
    /^radio, Windows PowerShell, (?:not )?checked, position 2, set size 2$/,
    'button, Copy',
    /^group, Code: /,
  ]);
});

test('hears the headings of the page as links', NIGHTLY, async ({page}) => {
  await open(page, addresses.guide, 'React started');
  const headings = await article(page).getByRole('heading', {level: 2}).allTextContents();
  const first = headings[0]?.replace(/#$/, '') ?? 'none';
  await expectHeard(await listen(contents(page)), [
    'navigation, On this page',
    'list',
    new RegExp(`^link, ${first}`),
  ]);
});
