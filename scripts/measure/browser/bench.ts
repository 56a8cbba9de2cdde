import {type Browser, chromium} from '@playwright/test';

import {LAUNCH_ARGS} from './launchArgs';
import {startMathsHost} from './mathsHost';
import {type SlowHost, startSlowHost} from './slowHost';

/** A built site on a local host, and a browser to open it. */
export interface Bench {
  readonly browser: Browser;
  readonly host: SlowHost;
  readonly executablePath: string;
  /** Launch options of the browser, for measurements that launch another one. */
  readonly launchArgs: readonly string[];
  close(): Promise<void>;
}

/**
 * Serves a build and launches a browser.
 *
 * @throws when the folder holds no build or the browser does not start
 */
export async function openBench(build: string, executablePath: string): Promise<Bench> {
  const host = await startSlowHost(build);
  const maths = await startMathsHost();
  const launchArgs = [...LAUNCH_ARGS, ...maths.launchArgs];
  const browser = await chromium.launch({executablePath, args: launchArgs});
  return {
    browser,
    host,
    executablePath,
    launchArgs,
    async close() {
      await browser.close();
      await Promise.all([host.close(), maths.close()]);
    },
  };
}
