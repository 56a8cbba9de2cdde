import path from 'node:path';

import {defineConfig} from '@playwright/test';

import {projects} from './support/projects';
import {buildFolder} from './support/site';

/** Parity compares two builds: it has nothing to say about the first one alone. */
const isSecondBuild = buildFolder !== path.resolve('build');

/**
 * Tests of the built site in real browsers; `npm run build` comes first. What the tags mean is in
 * tests/README.md.
 */
export default defineConfig({
  testDir: '.',
  testMatch: [
    'build/**/*.spec.ts',
    'e2e/**/*.spec.ts',
    'a11y/**/*.spec.ts',
    'dev/**/*.spec.ts',
    ...(isSecondBuild ? ['parity/**/*.spec.ts'] : []),
  ],
  globalSetup: './support/startSite.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A page waits for its host and for timers: two cores have time for a third window, not for a fourth.
  workers: 3,
  // Machines of CI have been seen at a quarter of their usual speed: a condition that comes late is no fault.
  timeout: 180_000,
  expect: {timeout: 30_000},
  reporter: [['list'], ['json', {outputFile: '../test-results/site.json'}]],
  outputDir: '../test-results/site',
  // Snapshots are words, the same on every machine.
  snapshotPathTemplate: '{testDir}/e2e/layout/{arg}{ext}',
  projects,
  use: {
    baseURL: process.env.TEST_BASE_URL,
    // A trace of every test would cost a tenth of the time: `--trace on` records the one that is
    // looked into.
    screenshot: 'only-on-failure',
  },
});
