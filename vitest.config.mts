import {defineConfig, type Plugin} from 'vitest/config';

const DEVELOPMENT = 'development|production';

/**
 * Resolves dependencies as the site's build does, without the export condition `development`,
 * which Vite sets for tests: micromark's development build takes 2.5 times as long for a page.
 * https://nodejs.org/api/packages.html#community-conditions-definitions
 */
const dependenciesAsBuilt: Plugin = {
  name: 'dependencies-as-built',
  configResolved({ssr, environments}) {
    for (const {resolve} of [ssr, ...Object.values(environments)]) {
      const conditions = resolve?.conditions ?? [];
      const at = conditions.indexOf(DEVELOPMENT);
      if (at !== -1) {
        conditions.splice(at, 1);
      }
    }
  },
};

/** Tests without a browser and without a build: `unit` mirrors `src`, `content` checks the pages. */
export default defineConfig({
  plugins: [dependenciesAsBuilt],
  // tsconfig.json leaves JSX to the site's own compiler.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    environment: 'node',
    // Files share the modules of their worker: loading them anew costs more than most tests.
    isolate: false,
    maxWorkers: '100%',
    // A failure that depends on the order prints the seed for --sequence.seed.
    sequence: {shuffle: {files: false, tests: true}},
    allowOnly: false,
    // Far above the slowest test on a busy machine: only what hangs is given up.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: 'tests/unit/support/emptyOutput.ts',
    projects: [
      {extends: true, test: {name: 'unit', include: ['tests/unit/**/*.spec.ts']}},
      {extends: true, test: {name: 'content', include: ['tests/content/**/*.spec.ts']}},
    ],
    reporters: ['default', ['json', {outputFile: 'test-results/unit.json'}]],
  },
});
