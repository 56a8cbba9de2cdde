import {defineConfig, devices} from '@playwright/test';

import {LAUNCH_ARGS} from '../scripts/measure/browser/launchArgs';

/** The production build in a real browser; `npm run build` comes first. */
export default defineConfig({
  testDir: '.',
  testMatch: ['build/**/*.spec.ts', 'e2e/**/*.spec.ts', 'a11y/**/*.spec.ts', 'parity/**/*.spec.ts'],
  globalSetup: './support/startSite.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: [['list'], ['json', {outputFile: '../test-results/site.json'}]],
  outputDir: '../test-results/site',
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1280, height: 900},
    baseURL: process.env.TEST_BASE_URL,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.TEST_BROWSER,
      args: LAUNCH_ARGS,
    },
  },
});
