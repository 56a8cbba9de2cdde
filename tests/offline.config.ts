import {defineConfig} from '@playwright/test';

import site from './site.config';
import type {Way} from './offline/ways';

/**
 * Tests of the offline copy in three places: the site itself, the copy below a folder of a plain host,
 * and the copy on disk. `npm run build` and `npm run build:offline` come first.
 */
export default defineConfig<{way: Way}>({
  ...site,
  testDir: './offline',
  testMatch: '**/*.spec.ts',
  globalSetup: './offline/startCopies.ts',
  reporter: [['list'], ['json', {outputFile: '../test-results/offline.json'}]],
  outputDir: '../test-results/offline',
  projects: (['site', 'host', 'disk'] as const).map((way) => ({
    name: way,
    // Every page of the site itself is opened by its own tests.
    testIgnore: way === 'site' ? '**/everyPage.spec.ts' : [],
    use: {...site.projects?.[0]?.use, way},
  })),
});
