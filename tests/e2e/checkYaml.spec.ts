import {expect, type Page, test} from '@playwright/test';

import {runAxe, violationsOf} from '../support/axe';
import {colorAndWidth, windowOptions} from '../support/colorAndWidth';
import {pod, task} from '../unit/samples/yamlSamples';
import {dropFile} from '../support/dropFile';
import {started} from '../support/shell';
import {whenNightly} from '../support/tags';

const CHECKER = '/guides/SDK/check-your-yaml';
const WRONG = pod.replace('username:', 'usrname:').replace('seed: 1', "seed: '1'");

const tool = (page: Page) => page.locator('[data-tool="check-yaml"]');
const editor = (page: Page) => tool(page).getByRole('textbox', {name: 'Your file'});
const status = (page: Page) => tool(page).getByRole('status');
const ready = (page: Page) => expect(tool(page)).toHaveAttribute('data-tool-state', 'ready');

/** Notes what the policy of the page forbids. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as {seen: string[]}).seen);
}

async function paste(page: Page, text: string): Promise<void> {
  // Where pages are code, React would replace an editor that is there before it starts.
  await started(page);
  await editor(page).focus();
  await ready(page);
  await page.evaluate((words) => {
    const data = new DataTransfer();
    data.setData('text/plain', words);
    const active = document.activeElement?.shadowRoot?.activeElement;
    active?.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}),
    );
  }, text);
}

for (const setting of colorAndWidth) {
  const {colorScheme, width, isNightly} = setting;
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use(windowOptions(setting));

    test('a pasted file gets its problems', whenNightly(isNightly), async ({page}) => {
      const seen = await watchPolicy(page);
      await page.goto(CHECKER);
      await paste(page, WRONG);
      await expect(status(page)).toHaveText('1 problem in this pod file.');
      const problem = tool(page).getByRole('listitem').filter({hasText: 'usrname'});
      await expect(problem).toContainText('Did you mean "username"?');
      await problem.getByRole('button', {name: 'Line 3'}).click();
      await expect(editor(page)).toBeFocused();
      expect(violationsOf(await runAxe(page))).toEqual([]);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await expect(status(page)).toBeEmpty();
      expect(await seen()).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  });
}

test('text typed before the code has arrived stays, with its caret', async ({page}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.goto(CHECKER);
  await page.route(/\/assets\/tools\/part\./, async (route) => {
    await held;
    await route.continue();
  });
  await tool(page).getByRole('textbox').click();
  await page.keyboard.type('name: a');
  release();
  await ready(page);
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('bc');
  await expect(editor(page)).toContainText('name: abc');
});

test('the keyboard completes a key and leaves with Tab', async ({page}) => {
  await page.goto(CHECKER);
  await paste(page, 'name: a\ndatasources: []\n');
  await expect(status(page)).toHaveText('The SDK reads this pod file.');
  await expect(tool(page)).toContainText('Starts the pod a, which offers no dataset.');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('usern');
  await expect(tool(page).getByRole('option', {name: 'username'})).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toContainText('username: ');
  await page.keyboard.press('Tab');
  await expect(tool(page).getByRole('combobox', {name: 'Kind'})).toBeFocused();
});

test('a file is opened, and one that is no text or too large is refused', async ({page}) => {
  await page.goto(CHECKER);
  await tool(page).getByRole('textbox').focus();
  await ready(page);
  const open = (buffer: Buffer) =>
    tool(page)
      .getByLabel('Open a file')
      .setInputFiles({name: 'task.yaml', mimeType: 'text/yaml', buffer});
  await open(Buffer.from(task));
  await expect(status(page)).toHaveText('The SDK reads this task file.');
  await open(Buffer.from(`\uFEFF${task}`, 'utf16le'));
  await expect(tool(page).getByRole('alert')).toContainText('UTF-16');
  await open(Buffer.alloc(10_000_000, 'a: 1\n'));
  await expect(tool(page).getByRole('alert')).toContainText('10 MB');
});

test('a file that is dropped on the editor is checked', async ({page}) => {
  await page.goto(CHECKER);
  await editor(page).focus();
  await ready(page);
  await dropFile(editor(page), task);
  await expect(status(page)).toHaveText('The SDK reads this task file.');
  await expect(editor(page)).toContainText('pods:');
});

test('what a key means shows where the pointer rests', async ({page}) => {
  await page.goto(CHECKER);
  await paste(page, 'name: a\ndatasources: []\n');
  await expect(status(page)).toHaveText('The SDK reads this pod file.');
  await editor(page).getByText('datasources').hover();
  await expect(tool(page).getByText(/^datasources: [A-Z]/)).toBeVisible();
});

test('ten megabytes are refused', async ({page}) => {
  await page.goto(CHECKER);
  await editor(page).focus();
  await ready(page);
  await paste(page, 'name: abc\n'.repeat(1_000_000));
  await expect(tool(page).getByRole('alert')).toContainText('10,000,000 characters');
});

test('a sample of a guide opens in the checker', async ({page}) => {
  await page.goto('/guides/SDK/for-data-scientists/setting-up-tasks');
  await page.getByRole('link', {name: 'Open in the checker'}).first().click();
  await expect(page).toHaveURL(/check-your-yaml\?sample=/);
  await expect(status(page)).toHaveText('The SDK reads this task file.');
  await expect(tool(page)).toContainText('Asks 1 dataset (jane-doe/census-income)');
});

test('without script, the page says so and shows no form', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto(CHECKER);
  await expect(page.getByText('The checker needs JavaScript')).toBeVisible();
  await expect(page.getByRole('textbox', {name: 'Your file'})).toBeHidden();
  await page.close();
});
