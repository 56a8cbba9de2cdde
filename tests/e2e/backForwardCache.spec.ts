import {expect, test} from '@playwright/test';

import {LAUNCH_ARGS} from '../../scripts/measure/browser/launchArgs';
import {addresses, started} from '../support/shell';
import {buildFolder} from '../support/site';
import {startStaticHost} from '../support/staticHost';
import {WHOLE_BROWSER} from '../support/tags';

test(
  'Back from another document restores the page as it was, from the back/forward cache',
  WHOLE_BROWSER,
  async ({playwright}) => {
    // Test browsers have this cache switched off, and a host that sends `no-store` disables it too.
    const browser = await playwright.chromium.launch({
      executablePath: process.env.TEST_BROWSER,
      args: LAUNCH_ARGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const host = await startStaticHost(buildFolder, '', 0, 'max-age=60');
    const page = await browser.newPage();
    await page.goto(host.url + addresses.guide);
    await started(page);
    await page.evaluate(() => {
      Object.assign(window, {isKept: true});
      addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
    });
    await page.goto(host.url + addresses.module);
    await started(page);
    await page.goBack({waitUntil: 'commit'});
    await expect(page).toHaveURL(host.url + addresses.guide);
    const kept = () =>
      page.evaluate(() => {
        const {isKept = false, persisted = false} = window as {
          isKept?: boolean;
          persisted?: boolean;
        };
        return {isKept, persisted};
      });
    await expect.poll(kept).toEqual({isKept: true, persisted: true});
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Tutorials'})
      .click();
    await expect(page).toHaveURL(/\/tutorials\//);
    expect((await kept()).isKept, 'the router goes on').toBe(true);
    await browser.close();
    await host.close();
  },
);
