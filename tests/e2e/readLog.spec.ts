import {expect, test} from '@playwright/test';

import {MESSAGES_PAGE} from '../../src/markdown/messages/groups';
import {dropFile} from '../support/dropFile';

const LOG = [
  '2026-11-26 09:31:06,114 - bitfount.federated.pod - INFO - Pod started',
  '2026-11-26 09:31:07,412 - bitfount.federated.modeller - ERROR - No workers accepted the task request for',
  '    task ID: 5f2b7c1e-aaaa-bbbb-cccc-0123456789ab. Please ensure you have sent task requests at least some of which',
  '    have been accepted.',
].join('\n');

for (const width of [390, 1440]) {
  test(`a pasted log is answered with cause and mend, and shows nothing of its values (${width} px)`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({width, height: 900});
    await page.goto(MESSAGES_PAGE);
    await page.getByLabel('Your log, or a message of it').fill(LOG);
    await expect(page.getByText('1 message of the SDK was found.')).toBeVisible();
    const finding = page.locator('[data-tool="read-log"]').getByRole('listitem');
    await expect(finding).toContainText('No workers accepted the task request for task ID');
    await expect(finding).toContainText('Line 2');
    await expect(finding).not.toContainText('5f2b7c1e');
    await expect(finding.getByRole('link', {name: 'Read more'})).toHaveAttribute(
      'href',
      /\/messages\/tasks#no-workers$/,
    );
    const origin = new URL(page.url()).origin;
    expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
    expect(asked.filter((url) => url.includes('5f2b7c1e'))).toEqual([]);
  });
}

test('the reader of logs is used by keyboard alone', async ({page}) => {
  await page.goto(MESSAGES_PAGE);
  await page.getByLabel('Your log, or a message of it').focus();
  await page.keyboard.insertText('Failed to register with hub');
  await expect(page.getByRole('status').filter({hasText: 'found'})).toBeVisible();
  await page.getByRole('button', {name: 'Clear'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-tool="read-log"]').getByRole('listitem')).toHaveCount(0);
  await expect(page.getByLabel('Your log, or a message of it')).toBeFocused();
});

test('a log that is dropped on the reader is answered', async ({page}) => {
  await page.goto(MESSAGES_PAGE);
  const reader = page.locator('[data-tool="read-log"]');
  await page.getByLabel('Your log, or a message of it').focus();
  await expect(reader).toHaveAttribute('data-tool-state', 'ready');
  await dropFile(reader, LOG);
  await expect(page.getByText('1 message of the SDK was found.')).toBeVisible();
});

test('the list of messages is narrowed by words', async ({page}) => {
  await page.goto(MESSAGES_PAGE);
  await page.getByLabel('Filter by words of the message').fill('no workers accepted');
  const list = page.locator('#messages-index').getByRole('listitem');
  await expect(list.filter({visible: true})).toHaveCount(1);
});
