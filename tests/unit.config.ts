import {defineConfig} from '@playwright/test';

/** Pure logic and content: no browser, no build. */
export default defineConfig({
  testDir: '.',
  testMatch: ['unit/**/*.spec.ts', 'content/**/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', {outputFile: '../test-results/unit.json'}]],
  outputDir: '../test-results/unit',
});
