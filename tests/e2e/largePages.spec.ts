import {expect, type Locator, type Page, test} from '@playwright/test';

import {contents} from '../support/shell';
import {fileOfAddress, pagesOfSitemap, readBuilt} from '../support/site';

/** The page of the reference with most sections of symbols. */
const largest = pagesOfSitemap()
  .filter((address) => address.startsWith('/api/'))
  .map((address) => {
    const html = readBuilt(fileOfAddress(address));
    return {address, members: html.split('class="member"').length - 1};
  })
  .reduce((most, page) => (page.members > most.members ? page : most)).address;

/** The last entry of a class with members, and the last of these. */
function lastMember(table: Locator): {owner: Locator; member: Locator} {
  const group = table.locator('li:has(ul)').last();
  return {
    owner: group.getByRole('link', {includeHidden: true}).first(),
    member: group.getByRole('link', {includeHidden: true}).last(),
  };
}

async function expectInView(page: Page, member: Locator): Promise<void> {
  const id = await member.evaluate((entry: HTMLAnchorElement) => entry.hash.slice(1));
  await expect(page).toHaveURL((url) => decodeURIComponent(url.hash) === `#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

test('a member of the largest page is two acts away: its class, then its name', async ({page}) => {
  await page.goto(largest);
  const {owner, member} = lastMember(contents(page));
  await expect(member).toBeHidden();
  await owner.click();
  await expect(owner).toHaveAttribute('aria-current', 'true');
  await expect(member).toBeVisible();
  await member.click();
  await expectInView(page, member);
});

test('on a phone the two acts are: open the contents, choose the member', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(largest);
  const disclosure = page.getByRole('group').filter({hasText: 'On this page'}).first();
  await disclosure.getByText('On this page').click();
  const {member} = lastMember(disclosure);
  await member.click();
  await expectInView(page, member);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all members stand in the contents', async ({page}) => {
    await page.goto(largest);
    await expect(lastMember(contents(page)).member).toBeVisible();
    await expect(contents(page).locator('ul ul').first()).toBeVisible();
  });
});
