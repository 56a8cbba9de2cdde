import {existsSync} from 'node:fs';

import {
  type BrowserType,
  devices,
  firefox,
  type PlaywrightTestConfig,
  webkit,
} from '@playwright/test';

import {LAUNCH_ARGS} from '../../scripts/measure/browser/launchArgs';
import {WHOLE_BROWSER} from './tags';

const WHOLE_BROWSER_TAG = new RegExp(WHOLE_BROWSER.tag);

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

/** Returns a project that runs tests in a Chromium executable, found by the global set-up. */
const chromiumProject = (name: string, executablePath: string | undefined): Project => ({
  name,
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1280, height: 900},
    launchOptions: {executablePath, args: LAUNCH_ARGS},
  },
});

/** The headless shell opens a page with half of Chromium's processor time. */
const chromiumProjects: readonly Project[] = [
  {
    ...chromiumProject('headless shell', process.env.TEST_HEADLESS_SHELL),
    grepInvert: WHOLE_BROWSER_TAG,
  },
  {...chromiumProject('chromium', process.env.TEST_BROWSER), grep: WHOLE_BROWSER_TAG},
];

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
  ...chromiumProjects,
  ...smokeProject(firefox, 'Desktop Firefox'),
  ...smokeProject(webkit, 'Desktop Safari'),
];
