import {type CDPSession, expect, type Page, test} from '@playwright/test';

import {faultTest} from '../support/faults';
import {addresses, open} from '../support/shell';
import {pagesOfSitemap} from '../support/site';

/** Number of the observers of elements that the page keeps. */
async function observersOf(devtools: CDPSession): Promise<number> {
  const {result: prototype} = await devtools.send('Runtime.evaluate', {
    expression: 'IntersectionObserver.prototype',
  });
  const {objects} = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
  });
  const {result} = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  return Number(result.value);
}

interface Memory {
  readonly bytes: number;
  readonly nodes: number;
  readonly observers: number;
}

/**
 * Bytes that scripts hold, and elements and observers that are kept, after what is not needed has been
 * collected, once they stay the same: on a busy machine what a page does when it is idle comes late.
 */
async function memoryOf(page: Page): Promise<Memory> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const read = async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await devtools.send('HeapProfiler.collectGarbage');
    const {metrics} = await devtools.send('Performance.getMetrics');
    const value = (wanted: string) => metrics.find(({name}) => name === wanted)?.value ?? 0;
    const observers = await observersOf(devtools);
    return {bytes: value('JSHeapUsedSize'), nodes: value('Nodes'), observers};
  };
  let last = await read();
  await expect(async () => {
    const before = last;
    last = await read();
    expect(Math.abs(last.bytes - before.bytes)).toBeLessThan(before.bytes / 100);
    expect(last.nodes).toBe(before.nodes);
  }).toPass({intervals: [500], timeout: 120_000});
  await devtools.detach();
  return last;
}

/** Follows a link in the text of the page. */
async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), {href: to, textContent: to});
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);
  // By selector: to find a role, the test would make an object of each element, which stays with its page.
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL(address);
}

faultTest('many-pages', async ({browser, baseURL}) => {
  test.setTimeout(600_000);
  // The engine interprets only: what it compiles as it learns is memory too, but not the page's.
  const {launchOptions} = test.info().project.use;
  const interpreting = await browser.browserType().launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  });
  const page = await interpreting.newPage({baseURL});
  await open(page, addresses.guide, 'React started');
  // The same pages over and over, more than are kept in memory: what grows is what is left behind.
  const round = pagesOfSitemap()
    .filter((address) => address.startsWith('/guides/') || address.startsWith('/tutorials/'))
    .slice(0, 40);
  const goRound = async () => {
    for (const address of round) {
      await followLink(page, address);
    }
  };
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await goRound();
  const before = await memoryOf(page);
  for (let times = 0; times < 10; times += 1) {
    await goRound();
  }
  const after = await memoryOf(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(after.bytes).toBeLessThanOrEqual(before.bytes * 1.2);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.2);
  expect(after.observers).toBeLessThanOrEqual(before.observers * 1.2);
  await interpreting.close();
});
