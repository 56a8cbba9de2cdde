import type {BrowserContextOptions, CDPSession, Page} from '@playwright/test';

import type {Bench} from './bench';

/** A phone in dark mode, so that the first tap on the colour mode button changes the colours. */
export const PHONE: BrowserContextOptions = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
};

/** A tablet in landscape: a touch screen that is wide enough for the sidebar. */
export const WIDE: BrowserContextOptions = {
  viewport: {width: 1280, height: 900},
  hasTouch: true,
  colorScheme: 'dark',
};

export const DESKTOP: BrowserContextOptions = {viewport: {width: 1280, height: 900}};

/** CPU slowdown relative to this machine, and the network conditions. */
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

/** Opens a blank page in a new context with an empty cache. */
export async function openPage(
  {browser}: Bench,
  options: BrowserContextOptions,
  {cpu, network}: Speed,
): Promise<Opened> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // esbuild wraps functions in a helper (keepNames) that does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network === 'slow 4G') {
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
  return {page, session, close: () => context.close()};
}
