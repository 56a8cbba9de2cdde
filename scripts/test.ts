/**
 * Runs the tests and ends with `N passed, N failed`.
 *
 *   npm test                      everything of every day
 *   npm run test:all              with the tests marked @nightly, all browser tests on both builds
 *   npm run check                 types, linters and format
 *   npm run test:site             builds the site and runs its browser tests;
 *                                 `-- --no-build tests/e2e/x.spec.ts` for one file on the last build
 */
import {availableParallelism} from 'node:os';

import {planOf} from './testing/plans';
import {runGroups} from './testing/stages';
import {summarize} from './testing/summary';

async function main(): Promise<void> {
  const start = performance.now();
  const results = await runGroups(planOf(process.argv.slice(2)), {
    slots: Math.max(2, availableParallelism()),
    print: (text) => process.stdout.write(text),
  });
  console.log(summarize(results, (performance.now() - start) / 1000));
  process.exitCode = results.some(({failed}) => failed > 0) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
