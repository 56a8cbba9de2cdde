import {existsSync, readFileSync} from 'node:fs';

/** Tests, or commands that pass or fail as one. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** https://playwright.dev/docs/test-reporters#json-reporter */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** https://vitest.dev/guide/reporters#json-reporter */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly {readonly status: string}[];
  }[];
}

/** A flaky or skipped test counts as failed: one that may pass by chance proves nothing. */
function countPlaywright({stats, errors}: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}

/** A file that fails without a failed test, because it cannot be loaded, counts as one failure. */
function countVitest(report: VitestReport): Count {
  const brokenFiles = report.testResults.filter(
    ({status, assertionResults}) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const {numPassedTests, numFailedTests, numPendingTests, numTodoTests} = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + brokenFiles.length,
  };
}

/**
 * Counts the tests of a JSON report by Playwright or Vitest.
 *
 * @param exitCode of the run; unless it is 0, at least one failure is counted
 */
export function countReport(file: string, exitCode: number): Count {
  if (!existsSync(file)) {
    return {passed: 0, failed: 1};
  }
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport | VitestReport;
  const {passed, failed} = 'stats' in report ? countPlaywright(report) : countVitest(report);
  return {passed, failed: Math.max(failed, exitCode === 0 ? 0 : 1)};
}
