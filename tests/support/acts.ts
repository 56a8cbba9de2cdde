import {expect, type Page} from '@playwright/test';

import {announcementBar} from '../../src/config/announcement';
import {product} from '../../src/site/product';
import {sectionOf} from '../../src/site/sections';
import {box, dialog, field} from './search';
import {addresses} from './shell';

/** An action of a reader on one control, and its expected effect. */
export interface Act {
  readonly name: string;
  readonly address: string;
  readonly isOnPhone?: boolean;
  readonly act: (page: Page) => Promise<void>;
  /** Checks the immediate response, with or without React. */
  readonly answer: (page: Page) => Promise<void>;
  /** Checks the lasting state once React has started; defaults to the immediate response. */
  readonly rest?: (page: Page) => Promise<void>;
  /** Number of entries that the action adds to the browser's history. */
  readonly entries?: number;
  /** React clears the field if it hydrates it after the typing; the published page is HTML to it. */
  readonly isLostByHydration?: boolean;
}

const bar = (page: Page) => page.getByRole('banner');
const sectionMenu = (page: Page) => page.getByRole('dialog', {name: 'Section menu'});
const category = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('summary', {hasText: /^Pages under ophthalmology$/});
const inCategory = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'ophth_ds_types', exact: true});
const tutorial = sectionOf('tutorials').home;

/** Returns the texts copied so far; needs `noteCopies` first. */
const copied = (page: Page) =>
  page.evaluate(() => (window as unknown as {copies: string[]}).copies);

/** Records each text that the page writes to the clipboard. */
export async function noteCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copies: string[] = [];
    Object.assign(window, {copies});
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: (text: string) => Promise.resolve(void copies.push(text))},
    });
  });
}

async function openSectionMenu(page: Page): Promise<void> {
  await bar(page).getByRole('button', {name: 'Open menu'}).click();
  await expect(sectionMenu(page)).toBeVisible();
}

/** One action for each control that a reader may use before the application has started. */
export const acts: readonly Act[] = [
  {
    name: 'opening the menu of a phone',
    address: addresses.module,
    isOnPhone: true,
    act: (page) => bar(page).getByRole('button', {name: 'Open menu'}).click(),
    answer: async (page) => {
      await expect(sectionMenu(page)).toBeVisible();
      await expect(sectionMenu(page).getByRole('button', {name: 'Close menu'})).toBeFocused();
    },
    entries: 1,
  },
  {
    name: 'opening a category in the section menu of a phone',
    address: addresses.module,
    isOnPhone: true,
    act: async (page) => {
      await openSectionMenu(page);
      await category(page).click();
    },
    answer: async (page) => {
      await expect(sectionMenu(page)).toBeVisible();
      await expect(inCategory(page)).toBeVisible();
    },
    entries: 1,
  },
  {
    name: 'opening a category of the sidebar',
    address: addresses.module,
    act: (page) => category(page).click(),
    answer: async (page) => {
      await expect(inCategory(page)).toBeVisible();
      await expect(category(page).locator('..')).toHaveAttribute('open');
    },
  },
  {
    name: 'changing the colour mode',
    address: addresses.guide,
    act: (page) =>
      bar(page)
        .getByRole('button', {name: /^Colour mode/})
        .click(),
    answer: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(
        bar(page).getByRole('button', {name: 'Colour mode: light. Switch to dark'}),
      ).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    },
  },
  {
    name: 'closing the announcement',
    address: addresses.guide,
    act: (page) => page.getByRole('button', {name: 'Close announcement'}).click(),
    answer: async (page) => {
      await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
      expect(
        await page.evaluate(() => [
          localStorage.getItem('docusaurus.announcement.id'),
          localStorage.getItem('docusaurus.announcement.dismiss'),
        ]),
      ).toEqual([announcementBar?.id, 'true']);
    },
  },
  {
    name: 'opening a dropdown of the navbar',
    address: addresses.guide,
    act: (page) => bar(page).locator('summary', {hasText: 'SDK'}).click(),
    answer: (page) =>
      expect(bar(page).getByRole('link', {name: /This release on PyPI/})).toBeVisible(),
  },
  {
    name: 'opening details in the text',
    address: addresses.module,
    act: (page) =>
      page.getByRole('main').locator('summary', {hasText: 'From BaseSource'}).first().click(),
    answer: async (page) => {
      const details = page.getByRole('main').locator('details', {hasText: 'From BaseSource'});
      await expect(details.first()).toHaveAttribute('open');
    },
  },
  {
    name: 'copying code',
    address: addresses.landing,
    act: (page) => page.getByRole('button', {name: 'Copy', exact: true}).first().click(),
    answer: async (page) => {
      await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
      await expect(page.getByRole('button', {name: 'Copied'})).toHaveCount(1);
    },
    rest: async (page) => {
      await expect(page.getByRole('button', {name: 'Copied'})).toHaveCount(0);
      expect(await copied(page)).toEqual([expect.stringMatching(/\S/)]);
    },
  },
  {
    name: 'typing into the search box',
    address: addresses.guide,
    act: async (page) => {
      await box(page).click({noWaitAfter: true});
      await page.keyboard.type('csv source');
    },
    answer: (page) => expect(box(page).or(field(page)).first()).toBeVisible(),
    rest: async (page) => {
      await expect(field(page)).toHaveValue('csv source');
      await expect(field(page)).toBeFocused();
      await expect(dialog(page)).toHaveCount(1);
    },
  },
  {
    name: 'typing into the filter of a list',
    address: sectionOf('api').home,
    isLostByHydration: true,
    act: async (page) => {
      await page.getByRole('searchbox', {name: /^Filter/}).click();
      await page.keyboard.type('csvsource');
    },
    answer: (page) =>
      expect(page.getByRole('searchbox', {name: /^Filter/})).toHaveValue('csvsource'),
    rest: async (page) => {
      const filter = page.getByRole('searchbox', {name: /^Filter/});
      await expect(filter).toHaveValue('csvsource');
      await expect(filter).toBeFocused();
      const left = page.locator('#symbol-list').getByRole('listitem').filter({visible: true});
      await expect(left.filter({hasNotText: /csvsource/i})).toHaveCount(0);
      await expect(left.first()).toHaveText(/^class CSVSource/);
    },
  },
  {
    name: 'following a link to a part of the page',
    address: addresses.module,
    act: (page) =>
      page
        .getByRole('navigation', {name: 'On this page'})
        .getByRole('link')
        .last()
        .click({noWaitAfter: true}),
    answer: async (page) => {
      await expect(page).toHaveURL(/csv_source#./);
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    },
    entries: 1,
  },
  {
    name: 'following a link to another page',
    address: addresses.module,
    act: (page) =>
      page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'Tutorials'})
        .click({noWaitAfter: true}),
    answer: async (page) => {
      await expect(page).toHaveURL(tutorial);
      await expect(page.getByRole('heading', {level: 1})).not.toContainText('csv_source');
      await expect(page.locator('head > title')).not.toContainText(product.slug + '.data');
    },
    entries: 1,
  },
];
