import type {BrowserContextOptions, CDPSession, Page} from '@playwright/test';

import type {Bench} from './bench';

/** A phone in the hand, dark, so that the first press of the colour mode's button changes it. */
export const PHONE: BrowserContextOptions = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
};

/** A tablet on its side: touched, and with the sidebar beside the page. */
export const WIDE: BrowserContextOptions = {
  viewport: {width: 1280, height: 900},
  hasTouch: true,
  colorScheme: 'dark',
};

export const DESKTOP: BrowserContextOptions = {viewport: {width: 1280, height: 900}};

/** How much slower than this machine the page runs, and over which line. */
export interface Speed {
  readonly cpu: number;
  readonly network: 'local' | 'slow 4G';
}

export const SLOW_PHONE: Speed = {cpu: 4, network: 'slow 4G'};

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

export interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

/** A page of its own context with nothing in its cache, not yet gone anywhere. */
export async function openPage(
  {browser}: Bench,
  options: BrowserContextOptions,
  {cpu, network}: Speed,
): Promise<Opened> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // The compiler of scripts wraps functions in a helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network === 'slow 4G') {
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  return {page, session, close: () => context.close()};
}
