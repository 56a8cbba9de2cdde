import {existsSync} from 'node:fs';

import {
  type BrowserType,
  devices,
  firefox,
  type PlaywrightTestConfig,
  webkit,
} from '@playwright/test';

import {LAUNCH_ARGS} from '../../scripts/measure/browser/launchArgs';

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

/** Every test runs in Chromium: the one that the global set-up found or TEST_BROWSER names. */
const chromiumProject: Project = {
  name: 'chromium',
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1280, height: 900},
    launchOptions: {executablePath: process.env.TEST_BROWSER, args: LAUNCH_ARGS},
  },
};

/**
 * Returns a project that runs the smoke tests in another engine, or none. Playwright drives only its
 * own builds of Firefox and WebKit, so it needs one from `npx playwright install`.
 */
function smokeProject(browser: BrowserType, device: string): Project[] {
  if (existsSync(browser.executablePath())) {
    return [
      {
        name: browser.name(),
        grep: /@smoke/,
        use: {...devices[device], viewport: {width: 1280, height: 900}},
      },
    ];
  }
  // Workers load this file as well, but only the main process reports.
  if (process.env.TEST_WORKER_INDEX === undefined) {
    console.warn(
      `The smoke tests do not run in ${browser.name()}: Playwright has no build of it here ` +
        `(npx playwright install ${browser.name()}).`,
    );
  }
  return [];
}

/** One project for each browser of this machine, with the tests that run in it. */
export const projects: Project[] = [
  chromiumProject,
  ...smokeProject(firefox, 'Desktop Firefox'),
  ...smokeProject(webkit, 'Desktop Safari'),
];
