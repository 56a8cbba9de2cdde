import {writeFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {countReport} from '../../../scripts/testing/counts';
import {summarize} from '../../../scripts/testing/summary';
import {outputPath} from '../support/outputPath';

function reportFile(report: object): string {
  const file = outputPath('report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const playwright = (stats: object, errors: readonly unknown[] = []) =>
  reportFile({
    stats: {expected: 7, unexpected: 0, flaky: 0, skipped: 0, ...stats},
    errors,
  });

const vitest = (counts: object, testResults: readonly object[] = []) =>
  reportFile({
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
    ...counts,
  });

test('failed, flaky and skipped tests and errors of a Playwright report count as failed', () => {
  expect(countReport(playwright({}), 0)).toEqual({passed: 7, failed: 0});
  expect(countReport(playwright({unexpected: 2, flaky: 3, skipped: 4}), 1)).toEqual({
    passed: 7,
    failed: 9,
  });
  expect(countReport(playwright({}, [{message: 'no such file'}]), 1)).toEqual({
    passed: 7,
    failed: 1,
  });
});

test('failed, skipped and planned tests of a Vitest report count as failed', () => {
  expect(countReport(vitest({}), 0)).toEqual({passed: 7, failed: 0});
  const counts = {numFailedTests: 2, numPendingTests: 3, numTodoTests: 4};
  expect(countReport(vitest(counts), 1)).toEqual({passed: 7, failed: 9});
});

test('a test file that cannot be loaded counts as one failure', () => {
  const results = [
    {status: 'passed', assertionResults: [{status: 'passed'}]},
    {status: 'failed', assertionResults: [{status: 'failed'}]},
    {status: 'failed', assertionResults: []},
  ];
  expect(countReport(vitest({numFailedTests: 1}, results), 1)).toEqual({passed: 7, failed: 2});
});

test('a run that ends badly has failed, whatever its report says', () => {
  expect(countReport(playwright({}), 1)).toEqual({passed: 7, failed: 1});
  expect(countReport(vitest({}), 1)).toEqual({passed: 7, failed: 1});
  expect(countReport(outputPath('none.json'), 0)).toEqual({passed: 0, failed: 1});
});

test('the summary names the time of each stage and ends with the sums', () => {
  const results = [
    {name: 'types', passed: 1, failed: 0, seconds: 12.34},
    {name: 'production build', passed: 0, failed: 1, seconds: 100},
    {name: 'site', passed: 0, failed: 0, seconds: undefined},
  ];
  expect(summarize(results, 104).split('\n')).toEqual([
    '',
    'types              12.3 s  1 passed, 0 failed',
    'production build  100.0 s  0 passed, 1 failed',
    'site              not run  0 passed, 0 failed',
    'all               104.0 s  1 passed, 1 failed',
    '',
    '1 passed, 1 failed',
  ]);
});
